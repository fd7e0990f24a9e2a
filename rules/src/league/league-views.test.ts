import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mdslMatchday } from '../matchday/mdsl-format.ts';
import { crossTableOf } from './cross-table.ts';
import { fixturesOf } from './fixtures.ts';
import { leagueTableOf, pointsOfGames } from './league-table.ts';
import { placeCourseOf, type RoundFixture } from './place-course.ts';

/** A season of some teams, played until somewhere in its middle. */
const season = fc
  .record({
    teams: fc.integer({ min: 2, max: 8 }),
    seed: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }),
  })
  .map(({ teams, seed }) => {
    const fixtures = fixturesOf({ teams, hasReturn: true });
    const played = fixtures.slice(0, seed.length).map((fixture, at): RoundFixture => {
      const won = seed[at] ?? 0;
      const games = [won, 20 - won] as const;
      return {
        ...fixture,
        result: { games, legs: [3 * won, 61 - 3 * won], points: pointsOfGames(mdslMatchday, games) },
      };
    });
    return { teams, fixtures, played };
  });

it('has the home and the away table add up to the whole one', () => {
  fc.assert(
    fc.property(season, ({ teams, played }) => {
      const of = (side: 'all' | 'home' | 'away') => leagueTableOf(teams, played, { side });
      for (const row of of('all')) {
        const parts = [...of('home'), ...of('away')].filter(({ team }) => team === row.team);
        for (const name of ['played', 'won', 'drawn', 'lost', 'points'] as const)
          expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(row[name]);
        for (const name of ['games', 'legs'] as const)
          for (const at of [0, 1] as const)
            expect(parts.reduce((sum, part) => sum + part[name][at], 0)).toBe(row[name][at]);
      }
    }),
  );
});

it('ends the course of places in the table, with a line for each round that has a result', () => {
  fc.assert(
    fc.property(season, ({ teams, played }) => {
      const deductions = [{ team: 0, points: 3 }];
      const course = placeCourseOf(teams, played, deductions);
      expect(course.map(({ round }) => round)).toEqual([...new Set(played.map(({ round }) => round))]);
      const table = leagueTableOf(teams, played, { deductions });
      if (course.length > 0)
        for (const { team, rank } of table) expect(course.at(-1)?.ranks[team]).toBe(rank);
    }),
  );
});

it('has every fixture once in the cross table, and nobody against themselves', () => {
  fc.assert(
    fc.property(season, ({ teams, fixtures }) => {
      const table = crossTableOf(teams, fixtures);
      expect(table.flat(2)).toHaveLength(teams * (teams - 1));
      for (const [home, row] of table.entries())
        for (const [away, cell] of row.entries()) {
          expect(cell).toHaveLength(home === away ? 0 : 1);
          for (const fixture of cell) expect(fixture).toMatchObject({ home, away });
        }
    }),
  );
});

it('orders by another profile', () => {
  const at = (
    home: number,
    away: number,
    games: readonly [number, number],
    legs: readonly [number, number],
  ) => ({
    home,
    away,
    result: { games, legs, points: pointsOfGames(mdslMatchday, games) },
  });
  // 0 has the better games, 1 the better legs.
  const played = [at(0, 2, [14, 6], [42, 41]), at(1, 2, [11, 9], [60, 20])];
  const first = (order?: readonly ['points', 'legDifference']) =>
    leagueTableOf(3, played, order ? { order } : {})[0]?.team;
  expect([first(), first(['points', 'legDifference'])]).toEqual([0, 1]);
});
