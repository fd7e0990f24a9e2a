import type { LiveEventName, LiveEvents, MatchEventBase } from '@neundarter/contract/live';
import type { RawBuilder } from 'kysely';
import type { Announcement } from '../outbox.ts';

/** By default the subject is the match of the event; for events without a match the reaction must name a subject. */
type SubjectOf<Payload> = Payload extends MatchEventBase
  ? { readonly subject?: (payload: Payload) => string }
  : { readonly subject: (payload: Payload) => string };

/** A condition on something that the payload names; the insert of the row asks it. */
export type AwaitedReaction<Payload> = {
  readonly about: (payload: Payload) => string;
  readonly inSql: (about: string) => RawBuilder<boolean>;
};

type ReactionTo<Name extends LiveEventName> = {
  /** Stored in the database; after a rename nobody runs the rows with the old name. */
  readonly name: string;
  readonly event: Name;
  /** Whether to react to this event; by default always. It saves the rows of all other events. */
  readonly concerns?: (announcement: Extract<Announcement, { readonly event: Name }>) => boolean;
  /** Whether anybody waits for it, which only the database knows; by default always. It saves the rows that nobody waits for. */
  readonly awaited?: AwaitedReaction<LiveEvents[Name]>;
  /**
   * Must stop when the signal is aborted, because the try has failed and another process may start the next one.
   * @param since when the event happened, ms since 1970: the same in every try
   * @throws whatever failed; a `ServiceAway` is not worth a line of the log
   */
  readonly react: (payload: LiveEvents[Name], signal: AbortSignal, since: number) => Promise<void>;
} & SubjectOf<LiveEvents[Name]>;

/**
 * What another noun does about an event after the commit (`on-<event>.ts`). It is called at least once per event, so it
 * must be idempotent. Reactions with the same name and subject run one after another, in the order of their events. If
 * reactions to different events need a common order, give them the same name.
 */
export type Reaction = { readonly [Name in LiveEventName]: ReactionTo<Name> }[LiveEventName];

/** A reaction without the type of its event. */
export type AnyReaction = {
  readonly name: string;
  readonly event: LiveEventName;
  readonly concerns?: (announcement: Announcement) => boolean;
  readonly awaited?: AwaitedReaction<unknown>;
  readonly subject?: (payload: unknown) => string;
  readonly react: (payload: unknown, signal: AbortSignal, since: number) => Promise<void>;
};

/**
 * A service that a reaction needs is away, and whoever watches it has said so. The reaction is tried again as usual, and dropped
 * after its last try: what has waited that long is no news any more.
 */
export class ServiceAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ServiceAway';
  }
}
