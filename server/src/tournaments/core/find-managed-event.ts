import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../../events/gather-event-rights.ts';
import { findReadableEvent } from '../../events/reads.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';

/**
 * An event for its organisers. Refusals: `error.not-found` for who may not see it, `error.insufficient-permissions` for all
 * others.
 */
export const findManagedEvent = async (
  q: Queries,
  rights: EventRights,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Outcome<EventRecord>> => {
  const found = await findReadableEvent(q, rights, { id, ...caller });
  if (!found.ok) return found;
  const { event } = found.value;
  return mayManageEvents(describeActor(caller.actor), event.props.teamId)
    ? ok(event)
    : refused('error.insufficient-permissions');
};
