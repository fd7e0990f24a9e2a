import type { ChangedEventProps, EventData, NewEventProps } from '@neundarter/contract/entities/event';
import type { OrganisersViewChanged } from '@neundarter/contract/live';
import type { AnswerOf } from '@neundarter/contract/route';
import type { eventRoutes } from '@neundarter/contract/routes/events';
import type { EventType } from '@neundarter/rules/access/events';
import type { PeopleParty } from '@neundarter/rules/table/party-key';
import type { DecidedOrder, Sorting } from '@neundarter/rules/table/sort-competitors';
import type { RawBuilder } from 'kysely';
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

/** An event whose own data is being changed, with what the client sent as `eventData`. */
export type ChangedEvent = {
  readonly event: EventRecord;
  readonly sent: NonNullable<ChangedEventProps['eventData']>;
  readonly actor: Actor;
};

/** What decides about the tables of an event besides the results. Parties are named by their keys. */
export type TableRules = {
  readonly sorting: Sorting;
  /** How often everybody in a group meets everybody. */
  readonly meetings: number;
  /** Whether the event is one group, as a league is: then its table needs no group to be named. */
  readonly hasOneGroup: boolean;
  /** Who has withdrawn so that none of their group matches counts. */
  readonly outOfTable: readonly string[];
  /** Decisions about those who would be level. */
  readonly decidedOrders: readonly DecidedOrder[];
  /** Everybody in a group, by its id; they are in its table also without a match. */
  readonly groups: ReadonlyMap<string, readonly PeopleParty[]>;
};

/** How much an answer tells of an event: everything, or what a list needs. */
type EventDetail = 'list' | 'whole';

/** Who asks for how much, and whether in a transaction that may still be rolled back: then nothing may be cached. */
export type AskedEvents = {
  readonly caller: EventCaller;
  /** Lists leave out what only the page of an event shows. */
  readonly detail: EventDetail;
  readonly isUncommitted: boolean;
};

/** How far an event is; one that is finished has started. */
export type EventProgress = {
  readonly eventId: string;
  readonly isStarted: boolean;
  readonly isCancelled: boolean;
};

/**
 * What a noun above events adds to the events of its type. All functions that get a transaction run in that of the
 * command, with the event locked; their refusal becomes the answer of the command and rolls everything back. Fields that
 * they name are relative to the props of the event.
 */
export type EventKind = {
  readonly type: EventType;
  /** Stores what the kind has beside the row of the event. */
  readonly create: (tx: WriteTx, created: CreatedEvent) => Promise<Outcome<true>>;
  /** Changes what the kind has beside the row of the event; left out if nothing of it can be changed. */
  readonly change?: (tx: WriteTx, changed: ChangedEvent) => Promise<Outcome<true>>;
  /** Notes that the planned start of an event was changed, which the event has already; kinds that do not need to know it leave it out. */
  readonly keepTime?: (tx: WriteTx, event: EventRecord) => Promise<void>;
  /** `eventData` of these events as the caller may see it, by the id of the event. */
  readonly describe: (
    q: Queries,
    events: readonly EventRecord[],
    asked: AskedEvents,
  ) => Promise<ReadonlyMap<string, EventData>>;
  /** What organisers can still change of the event, which results change, too; null if that is nothing. Kinds of which others see as much leave it out. */
  readonly describeChangeable?: (
    q: Queries,
    event: EventRecord,
  ) => Promise<OrganisersViewChanged['changeable']>;
  /** Starts the event. Returns the ids of the matches that it created or changed. */
  readonly start: (
    tx: WriteTx,
    event: EventRecord,
    caller: EventCaller,
  ) => Promise<Outcome<readonly string[]>>;
  /** Takes the start back, as long as nothing was played, and returns the ids of the matches that are gone; kinds without a start leave it out. */
  readonly undoStart?: EventKind['start'];
  /** SQL condition on `events`: the event has begun and is not finished. Kinds that run by their times leave it out. */
  readonly isRunning?: RawBuilder<boolean>;
  /** SQL condition on `events`: the event has come to its end. Kinds that end by their times leave it out. */
  readonly isFinished?: RawBuilder<boolean>;
  /** The party that has won the event, or null; kinds whose events have no winner leave it out. */
  readonly findWinner?: (q: Queries, event: EventRecord) => Promise<WinningParty | null>;
  /** How far these events are; kinds that no series has leave it out. */
  readonly findProgress?: (q: Queries, ids: readonly string[]) => Promise<readonly EventProgress[]>;
  /** What decides about its tables besides the results, or null; kinds without groups leave it out. */
  readonly findTableRules?: (q: Queries, event: EventRecord) => Promise<TableRules | null>;
  /** Removes what the kind has stored, or refuses: nothing that was played may disappear. */
  readonly remove: (tx: WriteTx, event: EventRecord) => Promise<Outcome<true>>;
};
