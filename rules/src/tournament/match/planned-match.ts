// A match of a tournament before anything is played: its place, and where its two parties come from.
import type { EventStage, MatchPlace } from '../../match/match-place.ts';
import type { MatchConfig, PerParty } from '../../match/types.ts';

/** Rounds of a knockout, the last one first; each can have its own match configuration. */
export const roundNames = [
  'final',
  'semi-final',
  'quarter-final',
  'round-of-16',
  'round-of-32',
  'round-of-64',
  'round-of-128',
] as const;
export type RoundName = (typeof roundNames)[number];

/** Where a party of a match comes from. */
export type SlotSource =
  | { readonly kind: 'entrant'; readonly entrant: string }
  | { readonly kind: 'bye' }
  /** Rank of a group, from 1. */
  | { readonly kind: 'group-rank'; readonly groupId: string; readonly rank: number }
  /** Place (from 1) in the order of all who have this rank (from 1) in their groups. */
  | { readonly kind: 'order-rank'; readonly rankWithinGroups: number; readonly rankWithinOrder: number }
  /** @property match key of the match */
  | { readonly kind: 'match'; readonly match: string; readonly outcome: 'winner' | 'loser' };

export const bye: SlotSource = { kind: 'bye' };

/** The entrants of slots; nobody of a bye or an open one. */
export const entrantsIn = (slots: readonly (SlotSource | undefined)[]): readonly string[] => {
  const entrants: string[] = [];
  for (const slot of slots) if (slot?.kind === 'entrant') entrants.push(slot.entrant);
  return entrants;
};

/** A match of a knockout or a group, not numbered yet. */
export type DrawnMatch = {
  /** Address of the match within its event; never changes. */
  readonly key: string;
  readonly place: MatchPlace;
  readonly slots: PerParty<SlotSource>;
  /** The round whose configuration it is played with; null in groups, for the third place and on the loser side. */
  readonly roundName: RoundName | null;
};

/** A match of a tournament. */
export type PlannedMatch = DrawnMatch & {
  /** Number in playing order, from 1; null if it is never played because of a bye. */
  readonly number: number | null;
  readonly config: MatchConfig;
};

type Address = Pick<MatchPlace, 'stage' | 'round' | 'index'> &
  Partial<Pick<MatchPlace, 'groupId' | 'matchDay'>>;

/** The key of the match at a place. */
export const matchKeyOf = ({ stage, round, index, groupId = null }: Address): string =>
  [stage, ...(groupId === null ? [] : [groupId]), round, index].join('/');

/** A match at a place with these parties. */
export const drawnMatch = (
  address: Address,
  slots: PerParty<SlotSource>,
  roundName: RoundName | null,
): DrawnMatch => ({
  key: matchKeyOf(address),
  place: { groupId: null, matchDay: null, board: null, ...address },
  slots,
  roundName,
});

type From = Pick<MatchPlace, 'round' | 'index'> & { readonly stage: EventStage };

export const winnerOf = (from: From): SlotSource => ({
  kind: 'match',
  match: matchKeyOf(from),
  outcome: 'winner',
});

export const loserOf = (from: From): SlotSource => ({
  kind: 'match',
  match: matchKeyOf(from),
  outcome: 'loser',
});
