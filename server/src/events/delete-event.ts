import type { ErrorCode } from '@neundarter/contract/errors';
import { mayManageEvents, mayReadEvent } from '@neundarter/rules/access/events';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findEvent, removeEvent } from './store.ts';

/** Deletes an event for good. */
export const deleteEvent = (
  { db }: Platform,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const event = await findEvent(tx.q, id);
    const user = describeActor(actor);
    if (event === null || !mayReadEvent(user, event.props)) return refused('error.not-found');
    if (!mayManageEvents(user, event.props.teamId)) return refused('error.insufficient-permissions');
    await removeEvent(tx, id);
    return ok(undefined);
  });
