import type { EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { areEventTimesValid, type EventTimes, mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor, Outcome, Refusal } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { entityOf } from './reads.ts';
import { findEvent, insertEvent } from './store.ts';

export type NewEvent = { readonly actor: Actor; readonly id: string; readonly props: NewEventProps };

/** A refusal of impossible times, otherwise null. @param pointer position of the props in the body */
export const checkTimes = (times: EventTimes, pointer: string): Refusal | null =>
  areEventTimesValid(times) ? null : { code: 'error.invalid-request', fields: [`${pointer}/endDateTime`] };

/**
 * Creates an event of a team. If the same user repeats the call with the same id and props, the answer is that event.
 */
export const createEvent = async (
  { db }: Platform,
  { actor, id, props }: NewEvent,
): Promise<Outcome<EventEntity>> => {
  if (actor.kind !== 'user' || !mayManageEvents(describeActor(actor), props.teamId))
    return refused('error.insufficient-permissions');
  const wrong = checkTimes(props, '/props');
  if (wrong !== null) return { ok: false, error: wrong };
  return db.write(async (tx): Promise<Outcome<EventEntity>> => {
    const teamName = await findTeamName(tx.q, props.teamId);
    if (teamName === null) return refused('error.not-found');
    const { description = '', location = null, isPublic = false } = props;
    const event = {
      id,
      props: { ...props, name: props.name.trim(), teamName, description, location, isPublic },
      propsHash: contentHash(props),
      createdBy: actor.id,
    };
    if (await insertEvent(tx, event)) return ok(entityOf(event));
    const known = await findEvent(tx.q, id);
    const isSame = known?.propsHash === event.propsHash && known.createdBy === event.createdBy;
    return isSame ? ok(entityOf(known)) : refused('error.id-already-exists');
  });
};
