import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planProblems } from './plan-problems.ts';
import { mondayOf, planSeason, type Season, type SeasonTeam } from './season-plan.ts';

const friday: SeasonTeam = { weekday: 4, minute: 20 * 60, takenWeeks: [] };
const seasonOf = (teams: readonly SeasonTeam[], props: Partial<Season> = {}): Season => ({
  teams,
  hasReturn: true,
  firstDay: '2026-09-07',
  freeWeeks: [],
  ...props,
});

const iso = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString());

it('plays each round in a week of its own, at the same time on German clocks', () => {
  const plan = planSeason(seasonOf(Array.from({ length: 6 }, () => friday)));
  const starts = Map.groupBy(plan?.fixtures ?? [], ({ round }) => round);
  expect(starts.size).toBe(10);
  expect(iso(starts.get(0)?.[0]?.startDateTime)).toBe('2026-09-11T18:00:00.000Z');
  // The clocks were set back on 25 October.
  expect(iso(starts.get(7)?.[0]?.startDateTime)).toBe('2026-10-30T19:00:00.000Z');
});

it('begins in the week of the first day, on the home day of the home team', () => {
  const plan = planSeason(seasonOf([{ ...friday, weekday: 0 }, friday], { firstDay: '2026-09-10' }));
  expect(plan?.fixtures.map(({ home, startDateTime }) => [home, iso(startDateTime)])).toEqual([
    [1, '2026-09-11T18:00:00.000Z'],
    [0, '2026-09-14T18:00:00.000Z'],
  ]);
});

it('leaves out free weeks', () => {
  const plan = planSeason(
    seasonOf([friday, friday], { freeWeeks: ['2026-09-09', '2026-09-14'], hasReturn: false }),
  );
  expect(plan?.fixtures.map(({ startDateTime }) => iso(startDateTime))).toEqual(['2026-09-25T18:00:00.000Z']);
});

it('swaps both games if a hall is taken, and says so', () => {
  const plan = planSeason(seasonOf([friday, { ...friday, takenWeeks: ['2026-09-08'] }]));
  expect(plan?.fixtures.map(({ home }) => home)).toEqual([0, 1]);
  expect(plan?.wishes).toEqual([{ team: 1, round: 0, outcome: 'swapped' }]);
});

it('says that a wish costs a home game, or cannot be kept', () => {
  const taken = { ...friday, takenWeeks: ['2026-09-08'] };
  const moved = planSeason(seasonOf([friday, taken], { hasReturn: false }));
  expect(moved?.wishes).toEqual([{ team: 1, round: 0, outcome: 'moved' }]);
  const unmet = planSeason(seasonOf([taken, taken], { hasReturn: false }));
  expect(unmet?.wishes).toEqual([{ team: 1, round: 0, outcome: 'unmet' }]);
});

it.each(['', '7.9.2026', '2026-13-01'])('knows that %s is no day', (firstDay) => {
  expect(mondayOf(firstDay)).toBeNull();
  expect(planSeason(seasonOf([friday, friday], { firstDay }))).toBeNull();
});

const days = Array.from({ length: 300 }, (_, day) =>
  new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10),
);
const someDays = fc.array(fc.constantFrom(...days), { maxLength: 12 });
const anyTeam = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  takenWeeks: someDays,
});
const anySeason = fc.record({
  teams: fc.array(anyTeam, { minLength: 2, maxLength: 20 }),
  hasReturn: fc.boolean(),
  firstDay: fc.constantFrom(...days),
  freeWeeks: someDays,
});

/** The Monday of the week of a moment, as the clock of a club shows it. */
const weekOf = (at: number) =>
  mondayOf(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(at));

it('keeps free weeks and wishes of any season, or names those that it does not', () => {
  fc.assert(
    fc.property(anySeason, (season) => {
      const plan = planSeason(season);
      if (plan === null) throw new Error('The first day is one.');
      expect(planProblems(plan.fixtures, season.teams.length)).toEqual([]);
      const free = new Set(season.freeWeeks.map(mondayOf));
      const unmet = new Set(
        plan.wishes.flatMap(({ outcome, team, round }) => (outcome === 'unmet' ? [`${team}/${round}`] : [])),
      );
      for (const { home, round, startDateTime } of plan.fixtures) {
        const week = weekOf(startDateTime);
        expect(free.has(week)).toBe(false);
        const isTaken = season.teams[home]?.takenWeeks.some((day) => mondayOf(day) === week) ?? false;
        expect(isTaken).toBe(isTaken && unmet.has(`${home}/${round}`));
      }
    }),
    { numRuns: 60 },
  );
});
