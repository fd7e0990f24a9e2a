// When the fixtures of a season are played: each round has a week, free weeks are skipped, and a fixture takes place on the home
// day of its home team, by German clocks. A team whose hall is taken in a week plays away then, if the other team can have it.
// Left out: teams that share a hall, and block days.
import { aheadMs } from '../calendar/german-clock.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;

/** When a team plays at home. */
type HomeDay = {
  /** 0 for Monday, 6 for Sunday. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minute: number;
};

export type SeasonTeam = HomeDay & {
  /** Weeks in which it cannot play at home, as any day of them, `2027-01-18`. */
  readonly takenWeeks: readonly string[];
};

export type Season = {
  readonly teams: readonly SeasonTeam[];
  readonly hasReturn: boolean;
  /** Any day of the first week, `2027-01-18`. */
  readonly firstDay: string;
  /** Weeks in which nobody plays, as any day of them. */
  readonly freeWeeks: readonly string[];
};

export type PlannedFixture = Fixture & {
  /** ms since 1970. */
  readonly startDateTime: number;
};

/** What a wish has cost, or that it cannot be kept. */
export type WishReport = {
  readonly team: number;
  readonly round: number;
  /** `swapped`: the return game moves home, too; `moved`: one home game less; `unmet`: the other team cannot have it either. */
  readonly outcome: 'swapped' | 'moved' | 'unmet';
};

export type SeasonPlan = {
  readonly fixtures: readonly PlannedFixture[];
  readonly wishes: readonly WishReport[];
};

/** The Monday of the week of a day, as midnight in universal time; null if it is no day. */
export const mondayOf = (day: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  // oxlint-disable-next-line no-restricted-globals -- it reads the day that is given, and no clock
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  // The first of January 1970 was a Thursday.
  const weekday = (((Math.floor(at / dayMs) + 3) % 7) + 7) % 7;
  return at - weekday * dayMs;
};

const mondaysOf = (days: readonly string[]): ReadonlySet<number> =>
  new Set(days.flatMap((day) => mondayOf(day) ?? []));

/** The Mondays of the weeks of all rounds. */
const weeksOf = (first: number, free: ReadonlySet<number>, rounds: number): readonly number[] => {
  const weeks: number[] = [];
  for (let week = first; weeks.length < rounds; week += weekMs) if (!free.has(week)) weeks.push(week);
  return weeks;
};

/** The moment of a home day in a week, by German clocks. */
const momentOf = (monday: number, { weekday, minute }: HomeDay): number => {
  const at = monday + weekday * dayMs + minute * 60_000;
  const guess = at - aheadMs(at);
  return at - aheadMs(guess);
};

const swapped = <One extends Fixture>(fixture: One): One => ({
  ...fixture,
  home: fixture.away,
  away: fixture.home,
});

const isReturnOf = (one: Fixture, other: Fixture): boolean =>
  one.home === other.away && one.away === other.home;

type Asked = {
  readonly fixtures: readonly Fixture[];
  readonly isTaken: (team: number, round: number) => boolean;
};

/** Swaps the home right of fixtures whose home team has no hall; with its return game, if that keeps the other wishes. */
const keepWishes = ({ fixtures, isTaken }: Asked): { fixtures: Fixture[]; wishes: WishReport[] } => {
  const kept = [...fixtures];
  const wishes: WishReport[] = [];
  for (const [index, fixture] of kept.entries()) {
    const { home: team, away: other, round } = fixture;
    if (!isTaken(team, round)) continue;
    if (isTaken(other, round)) {
      wishes.push({ team, round, outcome: 'unmet' });
      continue;
    }
    kept[index] = swapped(fixture);
    const returnAt = kept.findIndex((one) => one.round !== round && isReturnOf(fixture, one));
    const returned = kept[returnAt];
    const swapsBoth = returned !== undefined && !isTaken(team, returned.round);
    if (swapsBoth) kept[returnAt] = swapped(returned);
    wishes.push({ team, round, outcome: swapsBoth ? 'swapped' : 'moved' });
  }
  return { fixtures: kept, wishes };
};

/** The plan of a season; null if its first day is no day. */
export const planSeason = ({ teams, hasReturn, firstDay, freeWeeks }: Season): SeasonPlan | null => {
  const first = mondayOf(firstDay);
  if (first === null) return null;
  const all = fixturesOf({ teams: teams.length, hasReturn });
  const weeks = weeksOf(first, mondaysOf(freeWeeks), (all.at(-1)?.round ?? -1) + 1);
  const taken = teams.map(({ takenWeeks }) => mondaysOf(takenWeeks));
  const isTaken = (team: number, round: number): boolean => taken[team]?.has(weeks[round] ?? 0) === true;
  const { fixtures, wishes } = keepWishes({ fixtures: all, isTaken });
  const timed = fixtures.flatMap((fixture) => {
    const [home, week] = [teams[fixture.home], weeks[fixture.round]];
    if (home === undefined || week === undefined) return [];
    return [{ ...fixture, startDateTime: momentOf(week, home) }];
  });
  return { fixtures: timed, wishes };
};
