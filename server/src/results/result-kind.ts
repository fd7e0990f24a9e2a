import type { MatchHead } from '@neundarter/contract/entities/match';
import type { EnteredResult, TakeOverAnswer } from '@neundarter/contract/routes/results';
import type { EventType } from '@neundarter/rules/access/events';
import type { Winner } from '@neundarter/rules/match/types';
import type { ResultChange } from '@neundarter/rules/matchday/disputes';
import { ok } from '@neundarter/rules/result';
import type { ReadableEvent } from '../events/reads.ts';
import type { LockedMatch } from '../matches/settle-match.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';

/** What somebody wants to do with the result of a match. */
export type ResultAct =
  | { readonly kind: 'enter'; readonly result: EnteredResult }
  | {
      readonly kind: 'undo';
      readonly reason: string;
      readonly reset?: readonly string[] | false | undefined;
    };

/** Who does it, and with which match. */
export type AskedResult = { readonly actor: Actor; readonly matchId: string; readonly act: ResultAct };

/** Who changes a result, and why. */
export type ResultAuthor = {
  /** User or guest. */
  readonly by: string | null;
  readonly reason: string | null;
};

/** Ids of the matches that a step has changed. */
type Changed = Promise<Outcome<readonly string[]>>;

/** A change of the winner after which only the match of the new one is played anew. */
type PlaceChange = {
  /**
   * Resets what is played anew, before the result is corrected. Refusals: `error.event.follow-up-match-started` unless the
   * caller has seen all of it, `error.event.invalid-status` if the place cannot be taken over.
   */
  readonly prepare: (
    seen: readonly string[],
    author: ResultAuthor & { readonly reason: string },
  ) => Promise<Outcome<PreparedTakeOver>>;
};

/** The second half of a take-over: writes the corrected result and what follows from it. */
type PreparedTakeOver = { readonly keep: (after: LockedMatch) => Changed };

/**
 * A match of a locked event for somebody who may change its result, with what its kind of event knows. All functions run in
 * the transaction of the command; a refusal rolls everything back.
 */
export type OwnMatch = {
  readonly matchId: string;
  /** `ended-by-event`: the event has given it away, as after a withdrawal; what was played before can still be entered. */
  readonly status: 'open' | 'finished' | 'ended-by-event';
  /** Who has won it; null for nobody. */
  readonly winner: Winner | null;
  /**
   * What happens instead if the result is taken back: nobody can play on, because one of the two has left the event. Null
   * as long as both are there.
   */
  readonly giveAway: ((author: ResultAuthor & { readonly reason: string }) => Changed) | null;
  /** Ids of the matches that have begun and would have other parties without this result, in playing order. */
  readonly findDependents: () => Promise<readonly string[]>;
  /** Deletes what was played in these dependents. */
  readonly resetDependents: (
    ids: readonly string[],
    author: ResultAuthor & { readonly reason: string },
  ) => Changed;
  /** Writes a corrected result in place of the earlier one, and what follows from it. */
  readonly keepCorrected: (after: LockedMatch, author: ResultAuthor) => Changed;
  /** Lets the other winner take over the place of the earlier one; left out where nobody goes on from a match. */
  readonly takeOver?: PlaceChange;
  /** Notes what was done, for kinds whose log has more than what follows from the matches. */
  readonly note?: (change: ResultChange, author: ResultAuthor) => Promise<void>;
  /** Stores the act for somebody else to agree to, instead of doing it; left out where nobody has to be asked. */
  readonly propose?: () => Changed;
};

/** What the head of a match tells of it where nothing depends on its result and nobody leaves the event. */
export const withoutDependents = ({
  id,
  props: { status, winningParty },
}: MatchHead): Omit<OwnMatch, 'keepCorrected' | 'note' | 'propose'> => ({
  matchId: id,
  status: status === 'finished' ? 'finished' : 'open',
  winner: winningParty,
  giveAway: null,
  findDependents: async () => [],
  resetDependents: async () => ok([]),
});

/** A match that would be reset. */
type NumberedMatch = { readonly matchId: string; readonly number: number };

/** What a kind of events knows about the results of its matches. */
export type ResultKind = {
  readonly type: EventType;
  /**
   * Finds a match of a locked event. Refusals: `error.insufficient-permissions` for callers who may not do this,
   * `error.event.invalid-status` if the event is not in a status for it, `error.not-found` for a match of another event.
   */
  readonly findOwn: (tx: WriteTx, readable: ReadableEvent, asked: AskedResult) => Promise<Outcome<OwnMatch>>;
  /** What a take-over of a place does to other matches; left out where nobody goes on from a match. Refusals as `findOwn`. */
  readonly readTakeOver?: (
    q: Queries,
    readable: ReadableEvent,
    asked: Omit<AskedResult, 'act'>,
  ) => Promise<Outcome<TakeOverAnswer>>;
  /** What would be reset if a result were taken back, in playing order. Refusals as `findOwn`. */
  readonly readDependents: (
    q: Queries,
    readable: ReadableEvent,
    asked: Omit<AskedResult, 'act'>,
  ) => Promise<Outcome<readonly NumberedMatch[]>>;
};
