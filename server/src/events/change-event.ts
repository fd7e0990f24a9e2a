import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents, mayReadEvent } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkTimes } from './create-event.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import { findEvent, updateEvent } from './store.ts';

export type EventChange = EventCaller & {
  readonly id: string;
  readonly changedProps: ChangedEventProps;
};

/** Changes an event; fields left out keep their values. */
export const changeEvent = (
  { db, announce, rights }: Platform & { readonly rights: EventRights },
  { id, changedProps, ...caller }: EventChange,
): Promise<Outcome<EventEntity>> =>
  db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const event = await findEvent(tx.q, id);
    if (event === null) return refused('error.not-found');
    const user = describeActor(caller.actor);
    if (!mayReadEvent(user, await rights.describe(tx.q, event, caller))) return refused('error.not-found');
    if (!mayManageEvents(user, event.props.teamId)) return refused('error.insufficient-permissions');
    const props = { ...event.props, ...changedProps };
    const wrong = checkTimes(props, '/changedProps');
    if (wrong !== null) return { ok: false, error: wrong };
    const changed = { ...props, name: props.name.trim() };
    await updateEvent(tx, { ...event, props: changed });
    if (event.props.isPublic && !changed.isPublic) announce(tx, [announceRightsChange('everyone')]);
    return ok({ id, props: changed });
  });
