import type { EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { mayBeOneRepetition } from '@neundarter/rules/calendar/repetition';
import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { EventPlatform } from './change-locked-event.ts';
import { checkDescription } from './check-description.ts';
import { checkTimes } from './check-times.ts';
import { describeEvents } from './describe-events.ts';
import { nameFields, noOwnData } from './name-fields.ts';
import { findEvent, insertEvent } from './store.ts';
import type { EventRecord, StoredEvent } from './stored-event.ts';

type NewEvent = {
  readonly actor: Actor;
  readonly id: string;
  readonly props: NewEventProps;
  /** The repetition that it belongs to. */
  readonly repetitionId?: string | undefined;
  /** The day whose competition it is. */
  readonly dayId?: string | undefined;
};

const recordOf = ({ id, props, repetitionId, dayId }: NewEvent, teamName: string): EventRecord => {
  const {
    description = '',
    location = null,
    isPublic = false,
    isSearchable = false,
    teamId,
    type,
    startDateTime,
    endDateTime,
  } = props;
  const times = { startDateTime, endDateTime };
  const revisions = { revision: 0, editRevision: 0 };
  const name = props.name.trim();
  return {
    id,
    props: {
      teamId,
      teamName,
      type,
      name,
      description,
      location,
      isPublic,
      ...(isSearchable && { isSearchable }),
      ...(repetitionId !== undefined && { repetitionId }),
      ...(dayId !== undefined && { dayId }),
      ...times,
      ...revisions,
    },
  };
};

/**
 * Creates one event, or finds that the same user created the same one before. Fields of refusals: as of a kind. It does not ask
 * whether the caller may; also for other nouns.
 */
export const createEventInside = async (
  { kinds }: Pick<EventPlatform, 'kinds'>,
  tx: WriteTx,
  created: NewEvent,
): Promise<Outcome<StoredEvent>> => {
  const { actor, id, props } = created;
  const teamName = await findTeamName(tx.q, props.teamId);
  if (teamName === null || actor.kind !== 'user') return refused('error.not-found');
  const event = { ...recordOf(created, teamName), propsHash: contentHash(props), createdBy: actor.id };
  if (!(await insertEvent(tx, event))) {
    const known = await findEvent(tx.q, id);
    const isSame = known?.propsHash === event.propsHash && known.createdBy === event.createdBy;
    return isSame ? ok(known) : refused('error.id-already-exists');
  }
  const kind = kinds.find(({ type }) => type === props.type);
  if (kind === undefined && props.eventData !== undefined) return { ok: false, error: noOwnData };
  const added = kind === undefined ? ok(true) : await kind.create(tx, { event, sent: props, actor });
  return added.ok ? ok(event) : added;
};

type NewEvents = {
  readonly actor: Actor;
  readonly events: readonly Pick<NewEvent, 'id' | 'props'>[];
  /** Whether they are one repetition, which then has the id of the first one. */
  readonly isRepetition?: boolean | undefined;
};

const notOneRepetition = { code: 'error.invalid-request', fields: ['/isRepetition'] } as const;

/**
 * Creates events, all or none. If the same user repeats the call with the same ids and props, the answer is these events.
 * @param pointerOf position of the props of an event in the body, by its index
 */
export const createEvents = async (
  platform: EventPlatform,
  { actor, events, isRepetition = false }: NewEvents,
  pointerOf: (index: number) => string = (index) => `/events/${index}/props`,
): Promise<Outcome<EventEntity[]>> => {
  const isAllowed = (teamId: string) =>
    actor.kind === 'user' && mayManageEvents(describeActor(actor), teamId);
  if (!events.every(({ props }) => isAllowed(props.teamId))) return refused('error.insufficient-permissions');
  if (isRepetition && !mayBeOneRepetition(events.map(({ props }) => props)))
    return { ok: false, error: notOneRepetition };
  for (const [index, { props }] of events.entries()) {
    const pointer = pointerOf(index);
    const wrong = checkTimes(props, pointer) ?? checkDescription(props.description ?? '', pointer);
    if (wrong !== null) return { ok: false, error: wrong };
  }
  const repetitionId = isRepetition ? events[0]?.id : undefined;
  return platform.db.write(async (tx): Promise<Outcome<EventEntity[]>> => {
    const created: StoredEvent[] = [];
    for (const [index, { id, props }] of events.entries()) {
      const event = await createEventInside(platform, tx, { actor, id, props, repetitionId });
      if (!event.ok) return nameFields(event, pointerOf(index));
      created.push(event.value);
    }
    return ok(
      await describeEvents(tx.q, platform, {
        events: created,
        caller: { actor, matchPin: null },
        detail: 'whole',
        isUncommitted: true,
      }),
    );
  });
};

/** Creates one event of a team; see `createEvents`. */
export const createEvent = async (
  platform: EventPlatform,
  { actor, ...event }: NewEvent,
): Promise<Outcome<EventEntity>> => {
  const created = await createEvents(platform, { actor, events: [event] }, () => '/props');
  const [entity] = created.ok ? created.value : [];
  if (!created.ok) return created;
  return entity === undefined ? refused('error.not-found') : ok(entity);
};
