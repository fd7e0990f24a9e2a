import { describe, expect, it } from 'vitest';
import { fixturesOf } from './fixtures.ts';

const sizes = Array.from({ length: 19 }, (_, index) => index + 2);

/** How far home and away of a team differ at most, after any number of rounds. */
const worstBalance = (teams: number): number => {
  const balance = Array.from({ length: teams }, () => 0);
  let worst = 0;
  for (const { home, away } of fixturesOf({ teams, hasReturn: false }).toSorted(
    (a, b) => a.round - b.round,
  )) {
    balance[home] = (balance[home] ?? 0) + 1;
    balance[away] = (balance[away] ?? 0) - 1;
    worst = Math.max(worst, Math.abs(balance[home] ?? 0), Math.abs(balance[away] ?? 0));
  }
  return worst;
};

describe.each(sizes)('%i teams', (teams) => {
  it.each([false, true])('meet once in each half, return games: %s', (hasReturn) => {
    const fixtures = fixturesOf({ teams, hasReturn });
    const halves = hasReturn ? 2 : 1;
    expect(fixtures).toHaveLength((halves * (teams * (teams - 1))) / 2);
    const pairs = fixtures.map(({ home, away }) =>
      hasReturn ? `${home}-${away}` : [home, away].toSorted((a, b) => a - b).join('-'),
    );
    expect(new Set(pairs).size).toBe(fixtures.length);
    const rounds = Map.groupBy(fixtures, ({ round }) => round);
    expect(rounds.size).toBe(halves * (teams % 2 === 0 ? teams - 1 : teams));
    for (const round of rounds.values()) {
      const playing = round.flatMap(({ home, away }) => [home, away]);
      expect(new Set(playing).size).toBe(playing.length);
      expect(playing).toHaveLength(teams - (teams % 2));
    }
  });

  it('have home and away games in turn', () => expect(worstBalance(teams)).toBe(1));
});

it('has no fixtures for a single team', () => expect(fixturesOf({ teams: 1, hasReturn: true })).toEqual([]));
