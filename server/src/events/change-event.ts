import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents, mayReadEvent } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkTimes } from './create-event.ts';
import { findEvent, updateEvent } from './store.ts';

export type EventChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly changedProps: ChangedEventProps;
};

/** Changes an event; what is not named stays. */
export const changeEvent = (
  { db }: Platform,
  { actor, id, changedProps }: EventChange,
): Promise<Outcome<EventEntity>> =>
  db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const event = await findEvent(tx.q, id);
    const user = describeActor(actor);
    if (event === null || !mayReadEvent(user, event.props)) return refused('error.not-found');
    if (!mayManageEvents(user, event.props.teamId)) return refused('error.insufficient-permissions');
    const props = { ...event.props, ...changedProps };
    const wrong = checkTimes(props, '/changedProps');
    if (wrong !== null) return { ok: false, error: wrong };
    const changed = { ...props, name: props.name.trim() };
    await updateEvent(tx, { ...event, props: changed });
    return ok({ id, props: changed });
  });
