import type { EventData, NewEventProps } from '@neundarter/contract/entities/event';
import type { AnswerOf } from '@neundarter/contract/route';
import type { eventRoutes } from '@neundarter/contract/routes/events';
import type { EventType } from '@neundarter/rules/access/events';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { EventCaller } from './gather-event-rights.ts';
import type { EventRecord } from './stored-event.ts';

/** One or two people. */
export type WinningParty = AnswerOf<(typeof eventRoutes)['readWinner']>;

/** An event that is being created, with the props that the client sent. */
export type CreatedEvent = {
  readonly event: EventRecord;
  readonly sent: NewEventProps;
  readonly actor: Actor;
};

/**
 * What a noun above events adds to the events of its type. All functions that get a transaction run in that of the
 * command, with the event locked; their refusal becomes the answer of the command and rolls everything back.
 */
export type EventKind = {
  readonly type: EventType;
  /** Stores what the kind has beside the row of the event. */
  readonly create: (tx: WriteTx, created: CreatedEvent) => Promise<Outcome<true>>;
  /** `eventData` of these events as the caller may see it, by the id of the event. */
  readonly describe: (
    q: Queries,
    events: readonly EventRecord[],
    caller: EventCaller,
  ) => Promise<ReadonlyMap<string, EventData>>;
  /** Starts the event. Returns the ids of the matches that it created or changed. */
  readonly start: (
    tx: WriteTx,
    event: EventRecord,
    caller: EventCaller,
  ) => Promise<Outcome<readonly string[]>>;
  /** The party that has won the event, or null; kinds whose events have no winner leave it out. */
  readonly findWinner?: (q: Queries, event: EventRecord) => Promise<WinningParty | null>;
  /** Removes what the kind has stored, or refuses: nothing that was played may disappear. */
  readonly remove: (tx: WriteTx, event: EventRecord) => Promise<Outcome<true>>;
};
