// What is the same in all plays of a forecast: the hall as it is now, and which match follows from which.
import { groundOfGroups } from '../candidates.ts';
import type { HallMatch } from '../hall-state.ts';
import type { GroupGround } from '../pick-match.ts';
import { type HallView, viewOf } from '../view.ts';
import { groupKeyOf } from '../ways.ts';
import { type ForecastInput, type MatchScore, usualScore } from './forecast-input.ts';

/** A party that a match gives to another one. */
type Follower = {
  /** Place of the other match in the order of the hall. */
  readonly index: number;
  readonly party: 0 | 1;
  readonly outcome: 'winner' | 'loser';
};

/** A party that comes from the tables of groups. */
export type RankedParty = {
  readonly index: number;
  readonly party: 0 | 1;
  readonly competition: string;
  /** Key of the group; null for a place among all who have the rank. */
  readonly group: string | null;
  readonly rank: number;
  readonly order: number;
};

export type Blueprint = {
  readonly input: ForecastInput;
  readonly view: HallView;
  readonly ground: ReadonlyMap<string, GroupGround>;
  /** Places of the matches in the order of the view, by id. */
  readonly places: ReadonlyMap<string, number>;
  /** In the same order. */
  readonly scores: readonly MatchScore[];
  readonly followers: readonly (readonly Follower[])[];
  readonly rankedParties: readonly RankedParty[];
  /** Keys of the groups, by competition. */
  readonly groupsOf: ReadonlyMap<string, readonly string[]>;
};

const parties = [0, 1] as const;

const followersIn = (
  matches: readonly HallMatch[],
  places: ReadonlyMap<string, number>,
): readonly (readonly Follower[])[] => {
  const followers: Follower[][] = matches.map(() => []);
  for (const [index, match] of matches.entries()) {
    for (const party of parties) {
      const source = match.parties[party];
      const from = source.kind === 'match' ? places.get(source.match) : undefined;
      if (source.kind !== 'match' || from === undefined) continue;
      followers[from]?.push({ index, party, outcome: source.outcome });
    }
  }
  return followers;
};

const rankedPartiesIn = (matches: readonly HallMatch[]): readonly RankedParty[] =>
  matches.flatMap((match, index) =>
    parties.flatMap((party): RankedParty[] => {
      const source = match.parties[party];
      if (source.kind !== 'rank') return [];
      const { competition } = match;
      const group = source.group === null ? null : groupKeyOf({ competition, group: source.group });
      return [{ index, party, competition, group, rank: source.rank, order: source.order }];
    }),
  );

const groupsIn = (matches: readonly HallMatch[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, Set<string>>();
  for (const match of matches) {
    const key = groupKeyOf(match);
    if (key === null) continue;
    groups.set(match.competition, (groups.get(match.competition) ?? new Set()).add(key));
  }
  return new Map([...groups].map(([competition, keys]) => [competition, [...keys]]));
};

/** Prepares the plays of a forecast. */
export const blueprintOf = (input: ForecastInput): Blueprint => {
  const view = viewOf(input);
  const places = new Map(view.matches.map(({ id }, index) => [id, index]));
  return {
    input,
    view,
    ground: groundOfGroups(view),
    places,
    scores: view.matches.map(({ id }) => input.scores.get(id) ?? usualScore),
    followers: followersIn(view.matches, places),
    rankedParties: rankedPartiesIn(view.matches),
    groupsOf: groupsIn(view.matches),
  };
};
