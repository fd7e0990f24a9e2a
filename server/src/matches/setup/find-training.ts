import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { isTrainingOpen, mayReadEvent } from '@neundarter/rules/access/events';
import { ok } from '@neundarter/rules/result';
import { findEventsById } from '../../events/reads.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';

/** The training of a new match. */
export type MatchTraining = Pick<EventRecord['props'], 'teamId' | 'type' | 'name'>;

/**
 * The training of a new match; null if the match names none. Refusals: `error.invalid-request` with the field for an
 * event that the caller may not see or that is not a training, or if the match was created after its end;
 * `error.insufficient-permissions` for members of other teams. Only the time of creation counts, not of the arrival.
 */
export const findTraining = async (
  { db, clock }: Platform,
  { actor, props }: { readonly actor: Actor; readonly props: Pick<NewMatchProps, 'eventId' | 'timeStamp'> },
): Promise<Outcome<MatchTraining | null>> => {
  const { eventId, timeStamp = clock.now() } = props;
  if (eventId === undefined) return ok(null);
  const [found] = await db.query((q) => findEventsById(q, [eventId]));
  const event = found?.props;
  const user = describeActor(actor);
  if (event === undefined || !isTrainingOpen(event, timeStamp) || !mayReadEvent(user, event))
    return { ok: false, error: { code: 'error.invalid-request', fields: ['/props/eventId'] } };
  return user.teamIds.includes(event.teamId)
    ? ok(event)
    : { ok: false, error: 'error.insufficient-permissions' };
};
