import type { MatchEntity } from '@neundarter/contract/entities/match';
import type {
  Match,
  MatchConfig,
  MatchError,
  NewThrow,
  Party,
  PartyIndex,
  PerParty,
  Position,
} from '@neundarter/rules/match/types';
import type { QueueRecord, QueueStore } from '../queue/command-queue-types.ts';

/** The training of a new match. */
export type NewMatchTraining = { readonly id: string; readonly name: string; readonly teamId: string };

/** What the device that makes a match knows of it. */
export type NewMatch = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingParty: PartyIndex;
  readonly description: string | null;
  /** The training it belongs to; not there in records of older versions. */
  readonly training?: NewMatchTraining | null;
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

/** What a queue of matches is about. */
export type MatchQueued = {
  readonly Model: Match;
  readonly Base: MatchEntity;
  readonly Command: MatchCommand;
  readonly Error: MatchError;
};

/** What a device keeps of a match: the server's last word and the changes it has not heard yet. */
export type StoredMatch = QueueRecord<MatchQueued>;

/** Where the matches are kept. */
export type OutboxStore = QueueStore<MatchQueued>;
