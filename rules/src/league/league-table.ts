// The table of a league from the results of its fixtures: points, then the difference of games, games won, the direct encounter
// of those who are still equal, and the difference of legs. Who is equal in all of it shares the place.
import type { PerParty } from '../match/types.ts';
import type { MatchdayFormat } from '../matchday/plan.ts';
import type { Deduction } from './measures.ts';

/** The result of a fixture that is over, home first. */
type FixtureResult = {
  readonly games: PerParty<number>;
  readonly legs: PerParty<number>;
  readonly points: PerParty<number>;
};

/** A fixture with its result. */
export type PlayedFixture = { readonly home: number; readonly away: number; readonly result: FixtureResult };

type LeagueRow = {
  readonly rank: number;
  /** Number of the team. */
  readonly team: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Won and lost. */
  readonly games: PerParty<number>;
  readonly legs: PerParty<number>;
  readonly points: number;
  /** Points that the office has taken, missing for none; they are missing in `points`. */
  readonly deducted?: number;
};

type Figures = Omit<LeagueRow, 'rank'>;

/** By what teams are ordered, the most important first. */
const usualOrder = ['points', 'gameDifference', 'gamesWon', 'encounter', 'legDifference'] as const;
type LeagueOrder = (typeof usualOrder)[number];

/** Which games of a team count. */
export const tableSides = ['all', 'home', 'away'] as const;
export type TableSide = (typeof tableSides)[number];

type TableOptions = {
  readonly side?: TableSide;
  readonly order?: readonly LeagueOrder[];
  /** Of the office; a table of home or of away games shows none, since they belong to neither. */
  readonly deductions?: readonly Deduction[];
};

/** The points of a result that was entered without a match day. */
export const pointsOfGames = (
  { points: { win, draw, loss } }: Pick<MatchdayFormat, 'points'>,
  [home, away]: PerParty<number>,
): PerParty<number> => {
  if (home === away) return [draw, draw];
  return home > away ? [win, loss] : [loss, win];
};

const none = (team: number): Figures => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  games: [0, 0],
  legs: [0, 0],
  points: 0,
});

const added = (figures: Figures, { games, legs, points }: FixtureResult, own: 0 | 1): Figures => {
  const other = own === 0 ? 1 : 0;
  const difference = games[own] - games[other];
  return {
    team: figures.team,
    played: figures.played + 1,
    won: figures.won + (difference > 0 ? 1 : 0),
    drawn: figures.drawn + (difference === 0 ? 1 : 0),
    lost: figures.lost + (difference < 0 ? 1 : 0),
    games: [figures.games[0] + games[own], figures.games[1] + games[other]],
    legs: [figures.legs[0] + legs[own], figures.legs[1] + legs[other]],
    points: figures.points + points[own],
  };
};

/** The figures of these teams in the fixtures that they played against each other. */
const figuresOf = (
  teams: readonly number[],
  fixtures: readonly PlayedFixture[],
  side: TableSide = 'all',
): readonly Figures[] => {
  const rows = new Map(teams.map((team) => [team, none(team)]));
  for (const { home, away, result } of fixtures) {
    const [one, other] = [rows.get(home), rows.get(away)];
    if (one === undefined || other === undefined) continue;
    if (side !== 'away') rows.set(home, added(one, result, 0));
    if (side !== 'home') rows.set(away, added(other, result, 1));
  }
  return [...rows.values()];
};

const differenceOf = ([won, lost]: PerParty<number>): number => won - lost;

type Key = (figures: Figures) => number;

/** Groups of equal rows, the best first. */
const groupedBy = (rows: readonly Figures[], key: Key): readonly (readonly Figures[])[] => {
  const values = [...new Set(rows.map(key))].toSorted((one, other) => other - one);
  return values.map((value) => rows.filter((row) => key(row) === value));
};

/** Splits every group further. */
const split = (
  groups: readonly (readonly Figures[])[],
  by: (group: readonly Figures[]) => readonly (readonly Figures[])[],
) => groups.flatMap((group) => (group.length < 2 ? [group] : by(group)));

/** Splits equal teams by points, then by games, of what they played against each other. */
const byEncounter = (fixtures: readonly PlayedFixture[]) => (group: readonly Figures[]) => {
  const direct = new Map(
    figuresOf(
      group.map(({ team }) => team),
      fixtures,
    ).map((figures) => [figures.team, figures]),
  );
  const of =
    (key: Key): Key =>
    ({ team }) =>
      key(direct.get(team) ?? none(team));
  return split(
    groupedBy(
      group,
      of(({ points }) => points),
    ),
    (equal) =>
      groupedBy(
        equal,
        of(({ games }) => differenceOf(games)),
      ),
  );
};

/** What the office has taken from the points of a team. */
const deducting =
  (deductions: readonly Deduction[]) =>
  (figures: Figures): Figures => {
    const own = deductions.filter(({ team }) => team === figures.team);
    const deducted = own.reduce((sum, { points }) => sum + points, 0);
    return deducted === 0 ? figures : { ...figures, points: figures.points - deducted, deducted };
  };

type Splitting = (group: readonly Figures[]) => readonly (readonly Figures[])[];

const splittings: {
  readonly [order in LeagueOrder]: (fixtures: readonly PlayedFixture[]) => Splitting;
} = {
  points: () => (group) => groupedBy(group, ({ points }) => points),
  gameDifference: () => (group) => groupedBy(group, ({ games }) => differenceOf(games)),
  gamesWon: () => (group) => groupedBy(group, ({ games: [won] }) => won),
  encounter: byEncounter,
  legDifference: () => (group) => groupedBy(group, ({ legs }) => differenceOf(legs)),
};

/**
 * The table. A table of home or of away games knows no direct encounter, of which it has only one half.
 * @param teams number of teams @param fixtures those that have a result
 */
export const leagueTableOf = (
  teams: number,
  fixtures: readonly PlayedFixture[],
  { side = 'all', order = usualOrder, deductions = [] }: TableOptions = {},
): readonly LeagueRow[] => {
  const played = figuresOf([...Array(teams).keys()], fixtures, side);
  const all = side === 'all' ? played.map(deducting(deductions)) : played;
  const asked = order.filter((one) => side === 'all' || one !== 'encounter');
  const groups = asked.reduce<readonly (readonly Figures[])[]>(
    (ordered, one) => split(ordered, splittings[one](fixtures)),
    [all],
  );
  let before = 0;
  return groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((figures) => ({ rank, ...figures }));
  });
};
