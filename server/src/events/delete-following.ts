import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { EventPlatform } from './change-locked-event.ts';
import type { EventCaller } from './gather-event-rights.ts';
import { lockFollowing } from './lock-following.ts';
import { findReadableEvent } from './reads.ts';
import { removeEvent } from './store.ts';

/** Deletes a training and all later ones of its repetition for good. */
export const deleteFollowing = (
  { db, announce, rights }: EventPlatform,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Outcome<{ readonly count: number }>> =>
  db.write(async (tx): Promise<Outcome<{ readonly count: number }>> => {
    const events = await lockFollowing(tx, id);
    const found = await findReadableEvent(tx.q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { teamId, type } = found.value.event.props;
    if (!mayManageEvents(describeActor(caller.actor), teamId))
      return refused('error.insufficient-permissions');
    // Other events have data of their own, which `deleteEvent` asks first.
    if (type !== 'training') return refused('error.event.invalid-status');
    for (const event of events) await removeEvent(tx, event.id);
    // Their matches stay; their access is that of matches of an event that is not public.
    announce(tx, [announceRightsChange('everyone')]);
    return ok({ count: events.length });
  });
