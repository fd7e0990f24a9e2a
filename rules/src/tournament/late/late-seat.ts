// The seat of somebody who enters after the start. It is chosen once, and the plan with it follows from the plan without it: no
// match that was planned before gets another key, so that everything that was played stays.

/** A match that a late entry of a group plays. */
export type LateMeeting = {
  readonly opponent: string;
  /** From 0. */
  readonly round: number;
  /** Within the round of the group, behind the matches that were planned before. */
  readonly index: number;
  readonly isHome: boolean;
};

/** In the first round of a knockout, in place of a bye. */
type ByeSeat = {
  readonly kind: 'bye';
  /** Slot of the first round, from 0. */
  readonly slot: number;
};

/** In a group, against all who are in it. */
type GroupSeat = {
  readonly kind: 'group';
  readonly groupId: string;
  readonly meetings: readonly LateMeeting[];
  /** Keys of the matches of the group that are open from now on, in the order in which they are played. */
  readonly order: readonly string[];
  /** Keys of matches that the late entry calls instead of others. */
  readonly calls: readonly string[];
};

/** Where somebody sits who enters after the start. */
export type LateSeat = (ByeSeat | GroupSeat) & {
  /** Order of the late entries of a tournament, from 0. */
  readonly turn: number;
  /** Number in playing order of the first match that is new. */
  readonly from: number;
};

/** Somebody who enters after the start, with the seat. */
export type LateEntry = { readonly entrant: string; readonly seat: LateSeat };
