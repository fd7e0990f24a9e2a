// What a hall knows at a moment: people, boards, competitions and their matches. Times are in ms since 1970, lengths in ms.
import type { CallerDemand } from './caller-demand.ts';
import type { BoardUse } from './event-board.ts';

/** A person; somebody in several competitions stands here once. */
export type HallPerson = {
  readonly id: string;
  /** `expected`: not here yet. `injured` and `gone`: does not play any more. */
  readonly presence: 'expected' | 'here' | 'injured' | 'gone';
  /** Until when the person has asked for a pause; null without one. */
  readonly pauseUntil: number | null;
  /** Since when the person does not play: before the first match, since the arrival. Whoever calls rests, too. */
  readonly freeSince: number;
  /** When the person has to leave; makes the own matches more urgent, and drops none. */
  readonly mustLeaveAt: number | null;
  /** Whether the person calls matches at all. */
  readonly isCaller: boolean;
  /** Matches that the person has called today. */
  readonly calls: number;
  /** When and where the person last lost; null if never. */
  readonly lastLoss: { readonly at: number; readonly board: string } | null;
  /** Others who are the same person, or may be: until that is answered, all of them count as one. */
  readonly perhaps: readonly string[];
  /** Competitions whose matches the person may call; without it, those of all. */
  readonly callsIn?: readonly string[];
};

/** `practice`: for warming up, gets no match. */
export type HallBoard = {
  readonly id: string;
  /** Order in the hall. */
  readonly order: number;
  readonly state: 'open' | 'broken' | 'practice';
  readonly pauseUntil: number | null;
  /** Since when nothing is played on it. */
  readonly freeSince: number;
  readonly isStream: boolean;
  /** Where finals are played. */
  readonly isMain: boolean;
  /** Competitions that may use it; null for all. */
  readonly reservedFor: readonly string[] | null;
  /** How its event uses it; without it, for all matches at any time. */
  readonly use?: BoardUse;
  /** The same where several competitions share the hall, by competition: who has no use does not play there. */
  readonly useBy?: ReadonlyMap<string, BoardUse>;
};

export type HallCompetition = {
  readonly id: string;
  /** When it should be finished. */
  readonly targetEnd: number;
  /** From when on its knockout may be played; null while it is not released. */
  readonly knockoutFrom: number | null;
  readonly semiFinals: 'together' | 'free';
  /** `last`: alone, after everything else of the hall. */
  readonly final: 'last' | 'free';
  /** Pause of the finalists before the final. */
  readonly finalPause: number;
  readonly thirdPlace: 'beside-final' | 'before-final';
  readonly callers: CallerDemand;
};

/** Where the people of a party come from. `rank`: of one group, or (null) across all groups of the competition. */
export type HallParty =
  | { readonly kind: 'people'; readonly people: readonly string[] }
  | { readonly kind: 'match'; readonly match: string; readonly outcome: 'winner' | 'loser' }
  | {
      readonly kind: 'rank';
      readonly group: string | null;
      readonly rank: number;
      /** Place (from 1) among all of this rank; without a meaning for a group. */
      readonly order: number;
    }
  | { readonly kind: 'bye' };

/** `repeated-final`: the second one of a double knockout, which may not be due. */
export type HallMatchKind = 'group' | 'knockout' | 'semi-final' | 'third-place' | 'final' | 'repeated-final';

/**
 * `open`: not called yet. `postponed`: not before `since`. `interrupted`: goes on as soon as it gets a board, or stays on
 * its own. `protest`: somebody has to decide.
 */
type HallMatchState = 'open' | 'postponed' | 'called' | 'running' | 'interrupted' | 'protest' | 'over';

export type HallMatch = {
  /** Unique in the hall. */
  readonly id: string;
  readonly competition: string;
  /** Group within the competition; null in a knockout. */
  readonly group: string | null;
  /** Match day of a group, from 0; round of a knockout. */
  readonly matchDay: number;
  /** In playing order. */
  readonly number: number;
  readonly kind: HallMatchKind;
  readonly parties: readonly [HallParty, HallParty];
  readonly state: HallMatchState;
  /** When it was called, began, or until when it is postponed; without a meaning in other states. */
  readonly since: number;
  readonly board: string | null;
  /** Who calls; before the call, whom the organiser has chosen. */
  readonly caller: string | null;
  /** Who has refused to call it. */
  readonly refused: readonly string[];
  readonly isStream: boolean;
  /** Expected length from the call to the end. */
  readonly length: number;
};

export type HallState = {
  readonly people: readonly HallPerson[];
  readonly competitions: readonly HallCompetition[];
  readonly matches: readonly HallMatch[];
};

const minute = 60_000;

/** Lengths of the rules, which an organiser may change. */
export type HallOptions = {
  /** Rest between two matches, as a preference. */
  readonly rest: number;
  /** Who has waited so long goes first among matches … */
  readonly longWait: number;
  /** … whose slack differs by at most this. */
  readonly closeSlack: number;
  /** How long a free board waits for a caller who is expected. */
  readonly callerWait: number;
  /** How long a stream board waits for a match of the stream, and such a match for the board. */
  readonly streamWait: number;
  /** Groups under way per board, at most. */
  readonly groupsPerBoard: number;
};

export const usualHallOptions: HallOptions = {
  rest: 5 * minute,
  longWait: 45 * minute,
  closeSlack: 15 * minute,
  callerWait: 3 * minute,
  streamWait: 10 * minute,
  groupsPerBoard: 1.5,
};
