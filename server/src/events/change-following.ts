import type { FollowingProps } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { movedTimes } from '@neundarter/rules/calendar/moved-times';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { announceEventChange } from './announce-event-change.ts';
import type { EventPlatform } from './change-locked-event.ts';
import { checkDescription } from './check-description.ts';
import { checkTimes } from './check-times.ts';
import type { EventCaller } from './gather-event-rights.ts';
import { lockFollowing } from './lock-following.ts';
import { findReadableEvent } from './reads.ts';
import { updateEvent } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

type FollowingChange = EventCaller & {
  readonly id: string;
  readonly changedProps: FollowingProps;
  /** The `editRevision` of the first one that the caller has seen; without it, the change is made on any. */
  readonly editRevision?: number | undefined;
};

/** Position of the props in the body. */
const pointer = '/changedProps';

/** An event of the repetition after the change of its first one; times are moved, everything else becomes the same. */
const changedOf = (event: StoredEvent, first: StoredEvent, sent: FollowingProps): StoredEvent => {
  const { startDateTime = first.props.startDateTime, endDateTime = first.props.endDateTime, ...same } = sent;
  const times = movedTimes(event.props, { before: first.props, after: { startDateTime, endDateTime } });
  const props = { ...event.props, ...same, ...times };
  return { ...event, props: { ...props, name: props.name.trim() } };
};

/** Changes a training and all later ones of its repetition, all or none; fields left out keep their values. */
export const changeFollowing = (
  platform: EventPlatform,
  { id, changedProps, editRevision, ...caller }: FollowingChange,
): Promise<Outcome<{ readonly count: number }>> =>
  platform.db.write(async (tx): Promise<Outcome<{ readonly count: number }>> => {
    const events = await lockFollowing(tx, id);
    const found = await findReadableEvent(tx.q, platform.rights, { id, ...caller });
    if (!found.ok) return found;
    const { event: first } = found.value;
    if (!mayManageEvents(describeActor(caller.actor), first.props.teamId))
      return refused('error.insufficient-permissions');
    if (first.props.type !== 'training') return refused('error.event.invalid-status');
    if (editRevision !== undefined && editRevision !== first.props.editRevision)
      return refused('error.event.changed-meanwhile');
    const { description } = changedProps;
    const isRewritten = description !== undefined && description !== first.props.description;
    const wrong = isRewritten ? checkDescription(description, pointer) : null;
    return wrong === null
      ? saveAll(platform, tx, { events, first, changedProps })
      : { ok: false, error: wrong };
  });

type Saved = {
  readonly events: readonly StoredEvent[];
  readonly first: StoredEvent;
  readonly changedProps: FollowingProps;
};

const saveAll = async (
  platform: EventPlatform,
  tx: WriteTx,
  { events, first, changedProps }: Saved,
): Promise<Outcome<{ readonly count: number }>> => {
  for (const event of events) {
    const changed = changedOf(event, first, changedProps);
    const wrong = checkTimes(changed.props, pointer);
    if (wrong !== null) return { ok: false, error: wrong };
    await updateEvent(tx, changed);
    await announceEventChange(platform, tx, { eventId: event.id, matchIds: [], isEdit: true });
  }
  const isClosed = changedProps.isPublic === false && events.some(({ props }) => props.isPublic);
  if (isClosed) platform.announce(tx, [announceRightsChange('everyone')]);
  return ok({ count: events.length });
};
