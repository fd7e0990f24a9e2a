import {
  type EventFacts,
  type EventRoleFacts,
  isEventFinal,
  isEventOver,
} from '@neundarter/rules/access/events';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, SentPin } from '../platform/http/handler.ts';
import { findEvent, findEvents } from './store.ts';
import type { EventRecord } from './stored-event.ts';

/** The caller, and the PIN that they sent. */
export type EventCaller = { readonly actor: Actor; readonly matchPin: SentPin | null };

/** What a noun above events knows about the people in them: who is enrolled, takes part or is on a line-up. */
export type EventRoles = {
  /** The facts about the caller and an event; leaves out facts that the noun does not know. */
  readonly describe?: (
    q: Queries,
    event: EventRecord,
    caller: EventCaller,
  ) => Promise<Partial<EventRoleFacts> & Pick<EventFacts, 'isDraft'>>;
  /** Whether the noun has anything of a guest in an event, such as an entry that they have made. */
  readonly isKnown?: (q: Queries, event: EventRecord, actor: Actor) => Promise<boolean>;
  /** SQL condition on `events`: the event is a draft. */
  readonly isDraft?: RawBuilder<boolean>;
  /** Ids of the events that the actor may see because of enrolling, taking part or being on a line-up. */
  readonly eventIdsOf?: (q: Queries, actor: Actor) => Promise<readonly string[]>;
  /** Ids of the events in which a player takes part, as far as everybody who may see these events may know it. */
  readonly eventIdsOfPlayer?: (q: Queries, playerId: string) => Promise<readonly string[]>;
  /** Ids of the events of other teams in which a team takes part as a guest, or, for its admins, is asked to. */
  readonly eventIdsOfGuests?: (q: Queries, teamId: string, actor: Actor) => Promise<readonly string[]>;
};

/** Gathers the facts that decide about the rights of a caller in events; the only place that does so. */
export type EventRights = {
  /** The facts about a caller and a loaded event. */
  readonly describe: (q: Queries, event: EventRecord, caller: EventCaller) => Promise<EventFacts>;
  /** The same by the ids of events; deleted events are left out. */
  readonly describeAll: (
    q: Queries,
    ids: readonly string[],
    caller: EventCaller,
  ) => Promise<ReadonlyMap<string, EventFacts>>;
  /** Whether a noun has anything of a guest in an event. */
  readonly isKnown: NonNullable<EventRoles['isKnown']>;
  readonly isDraft: RawBuilder<boolean>;
  readonly eventIdsOf: NonNullable<EventRoles['eventIdsOf']>;
  readonly eventIdsOfPlayer: NonNullable<EventRoles['eventIdsOfPlayer']>;
  readonly eventIdsOfGuests: NonNullable<EventRoles['eventIdsOfGuests']>;
};

/** A match asks for one event, which has a statement of its own. */
const findThese = async (q: Queries, ids: readonly string[]): Promise<readonly EventRecord[]> => {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return findEvents(q, ids);
  const event = await findEvent(q, id);
  return event === null ? [] : [event];
};

/** @param roles functions of the nouns above events, called one after the other */
export const gatherEventRights = ({
  clock,
  roles,
}: {
  readonly clock: Clock;
  readonly roles: readonly EventRoles[];
}): EventRights => {
  const describe: EventRights['describe'] = async (q, event, caller) => {
    const { teamId, type, isPublic } = event.props;
    const now = clock.now();
    let facts: EventFacts = {
      teamId,
      type,
      isPublic,
      hasPin: false,
      isEnrolled: false,
      isParticipant: false,
      isOver: isEventOver(event.props, now),
      isFinal: isEventFinal(event.props, now),
    };
    for (const role of roles) facts = { ...facts, ...(await role.describe?.(q, event, caller)) };
    return facts;
  };
  const drafts = roles.flatMap(({ isDraft }) => isDraft ?? []);
  return {
    describe,
    isDraft: sql<boolean>`(${sql.join([sql`1 = 0`, ...drafts], sql` or `)})`,
    describeAll: async (q, ids, caller) => {
      const facts = new Map<string, EventFacts>();
      for (const event of await findThese(q, ids)) facts.set(event.id, await describe(q, event, caller));
      return facts;
    },
    isKnown: async (q, event, actor) => {
      for (const role of roles) if ((await role.isKnown?.(q, event, actor)) === true) return true;
      return false;
    },
    eventIdsOf: async (q, actor) => {
      const ids: string[] = [];
      for (const role of roles) ids.push(...((await role.eventIdsOf?.(q, actor)) ?? []));
      return ids;
    },
    eventIdsOfPlayer: async (q, playerId) => {
      const ids = new Set<string>();
      for (const { eventIdsOfPlayer } of roles)
        for (const id of (await eventIdsOfPlayer?.(q, playerId)) ?? []) ids.add(id);
      return [...ids];
    },
    eventIdsOfGuests: async (q, teamId, actor) => {
      const ids: string[] = [];
      for (const role of roles) ids.push(...((await role.eventIdsOfGuests?.(q, teamId, actor)) ?? []));
      return ids;
    },
  };
};
