import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { EventPlatform } from './change-locked-event.ts';
import type { EventCaller } from './gather-event-rights.ts';
import { lockEvent } from './lock-event.ts';
import { findReadableEvent } from './reads.ts';
import { removeEvent } from './store.ts';

/** Deletes an event for good, unless its kind refuses. */
export const deleteEvent = (
  { db, announce, rights, kinds }: EventPlatform,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    await lockEvent(tx, id);
    const found = await findReadableEvent(tx.q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { event } = found.value;
    if (!mayManageEvents(describeActor(caller.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const kind = kinds.find(({ type }) => type === event.props.type);
    const removed = kind === undefined ? ok(true) : await kind.remove(tx, event);
    if (!removed.ok) return removed;
    await removeEvent(tx, id);
    // Its matches stay; their access is that of matches of an event that is not public.
    announce(tx, [announceRightsChange('everyone')]);
    return ok(undefined);
  });
