// How an event uses a board of the hall: from when to when, for which of its matches, and on a match day for which side.
import type { EventType } from '../access/events.ts';

/** Kinds of rounds of a tournament for which a board can be reserved. `knockout`: rounds before the semi-finals. */
export const boardRounds = ['group', 'knockout', 'semi-final', 'third-place', 'final'] as const;
export type BoardRound = (typeof boardRounds)[number];

/** The teams of a match day, each of which has a board. */
export const boardSides = ['home', 'away'] as const;
type BoardSide = (typeof boardSides)[number];

/** What an event says about a board that it uses. Times are ms since 1970. */
export type BoardUse = {
  /** From when to when; null: as long as the event. */
  readonly from: number | null;
  readonly until: number | null;
  readonly side: BoardSide | null;
  /** Kinds of rounds and ids of groups for which it is reserved; both empty: for all matches. */
  readonly rounds: readonly BoardRound[];
  readonly groups: readonly string[];
};

/** The use of a board about which an event says nothing. */
export const plainUse: BoardUse = { from: null, until: null, side: null, rounds: [], groups: [] };

/** A match that looks for a board; `round` is null outside of tournaments. */
type Wanting = { readonly round: BoardRound | null; readonly group: string | null };

/** Whether an event uses a board at `now` (ms since 1970). */
const isInTime = ({ from, until }: BoardUse, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Whether an event uses a board at `now` (ms since 1970) for such a match. */
export const isBoardFor = (use: BoardUse, { round, group }: Wanting, now: number): boolean => {
  const isReserved = use.rounds.length > 0 || use.groups.length > 0;
  const isMeant = use.rounds.some((one) => one === round) || use.groups.some((one) => one === group);
  return isInTime(use, now) && (!isReserved || isMeant);
};

/** How a board of this event is used wrongly: the names of the wrong props. */
const wrongPropsOf = (use: BoardUse, type: EventType): readonly string[] => [
  ...(use.from !== null && use.until !== null && use.until <= use.from ? ['until'] : []),
  ...(use.side !== null && type !== 'mdsl-matchday' ? ['side'] : []),
  ...(use.rounds.length > 0 && type !== 'tournament' ? ['rounds'] : []),
  ...(use.groups.length > 0 && type !== 'tournament' ? ['groups'] : []),
];

/**
 * The wrong fields of a choice of boards, as `0/until`: an end that is not after its beginning, rounds or groups of an event
 * without them, a side outside of a match day, or a second board for the same side.
 */
export const wrongUses = (uses: readonly BoardUse[], type: EventType): readonly string[] =>
  uses.flatMap((use, index) => {
    const isSecond = use.side !== null && uses.slice(0, index).some(({ side }) => side === use.side);
    return [...wrongPropsOf(use, type), ...(isSecond ? ['side'] : [])].map((prop) => `${index}/${prop}`);
  });
