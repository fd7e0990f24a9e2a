import type { ErrorCode } from '@neundarter/contract/errors';
import { mayManageEvents, mayReadEvent } from '@neundarter/rules/access/events';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { EventCaller, EventRights } from './gather-event-rights.ts';
import { findEvent, removeEvent } from './store.ts';

/** Deletes an event for good. */
export const deleteEvent = (
  { db, announce, rights }: Platform & { readonly rights: EventRights },
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const event = await findEvent(tx.q, id);
    if (event === null) return refused('error.not-found');
    const user = describeActor(caller.actor);
    if (!mayReadEvent(user, await rights.describe(tx.q, event, caller))) return refused('error.not-found');
    if (!mayManageEvents(user, event.props.teamId)) return refused('error.insufficient-permissions');
    await removeEvent(tx, id);
    // Its matches stay; their access is that of matches of an event that is not public.
    announce(tx, [announceRightsChange('everyone')]);
    return ok(undefined);
  });
