import type { LiveEventName, LiveEvents, MatchEventBase } from '@neundarter/contract/live';

/** The match is the subject unless the reaction says otherwise; events without a match need a subject. */
type SubjectOf<Payload> = Payload extends MatchEventBase
  ? { readonly subject?: (payload: Payload) => string }
  : { readonly subject: (payload: Payload) => string };

type ReactionTo<Name extends LiveEventName> = {
  /** Kept in the database: renaming a reaction leaves the rows of the old name behind. */
  readonly name: string;
  readonly event: Name;
  /** Whether this event matters; each does when left out. Saves a row for every event that does not. */
  readonly concerns?: (payload: LiveEvents[Name]) => boolean;
  /** Has to give up when the signal is aborted: the try has then failed, and another process may begin the next one. */
  readonly react: (payload: LiveEvents[Name], signal: AbortSignal) => Promise<void>;
} & SubjectOf<LiveEvents[Name]>;

/**
 * Another noun's answer to an event after the commit (`on-<event>.ts`). Called at least once per event, so it must be
 * idempotent. Events of one subject are answered one after the other in their order, per name: reactions to several
 * events that need a common order share their name.
 */
export type Reaction = { readonly [Name in LiveEventName]: ReactionTo<Name> }[LiveEventName];

/** The same without knowledge of its event. */
export type AnyReaction = {
  readonly name: string;
  readonly event: LiveEventName;
  readonly concerns?: (payload: unknown) => boolean;
  readonly subject?: (payload: unknown) => string;
  readonly react: (payload: unknown, signal: AbortSignal) => Promise<void>;
};
