import type { MatchEntity } from '@neundarter/contract/entities/match';
import type {
  MatchConfig,
  NewThrow,
  Party,
  PartyIndex,
  PerParty,
  Position,
} from '@neundarter/rules/match/types';

/** What the device that makes a match knows of it. */
export type NewMatch = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingParty: PartyIndex;
  readonly description: string | null;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
};

/**
 * One change of a match on its way to the server. `id` is its request id, so that sending it again is harmless.
 * Each says what it wants to come of it (which throw, which starter), so that a change the server already made is
 * recognised and not made twice.
 */
export type MatchCommand =
  | { readonly kind: 'create'; readonly id: string; readonly newMatch: NewMatch }
  | { readonly kind: 'start'; readonly id: string; readonly at: number }
  /** `id` is the id of the turn. */
  | {
      readonly kind: 'throw';
      readonly id: string;
      readonly newThrow: NewThrow;
      readonly position: Position;
    }
  | { readonly kind: 'undo'; readonly id: string; readonly throwId: string }
  /** `startingParty` throws first afterwards. */
  | { readonly kind: 'switch'; readonly id: string; readonly startingParty: PartyIndex }
  | {
      readonly kind: 'forfeit';
      readonly id: string;
      readonly winningParty: PartyIndex;
      readonly at: number;
    };

/** A change the server will never take back: it stops the queue until somebody decides. */
export type Refusal = { readonly commandId: string; readonly code: string };

/** What a device keeps of a match: the server's last word and the changes it has not heard yet. */
export type StoredMatch = {
  readonly matchId: string;
  /** Counts the changes of this record: of two copies the higher one is newer. */
  readonly version: number;
  /** Null until the server has answered once. */
  readonly base: MatchEntity | null;
  /** Oldest first. */
  readonly queue: readonly MatchCommand[];
  readonly refusal: Refusal | null;
};

/** A record nothing has been written to. */
export const emptyRecord = (matchId: string): StoredMatch => ({
  matchId,
  version: 0,
  base: null,
  queue: [],
  refusal: null,
});

/** Where the records are kept. Every update is one transaction, also between tabs. */
export type OutboxStore = {
  readonly read: (matchId: string) => Promise<StoredMatch | null>;
  /** All records, in no order. */
  readonly readAll: () => Promise<readonly StoredMatch[]>;
  /**
   * Replaces a record by what `change` makes of it and counts its version up; `change` must be quick and pure.
   * Returning the record itself writes nothing, null removes it.
   */
  readonly update: (
    matchId: string,
    change: (stored: StoredMatch) => StoredMatch | null,
  ) => Promise<StoredMatch | null>;
  /** Matches with a queue. */
  readonly waitingMatchIds: () => Promise<readonly string[]>;
};
