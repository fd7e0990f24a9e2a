import type { OwnReply } from '@neundarter/contract/entities/replies/reply';
import { maySeeReplies } from '@neundarter/rules/access/replies';
import { replyThatCounts } from '@neundarter/rules/replies/reply';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findRegistered } from '../tournaments/entries/find-registered.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { Asking } from './find-asking.ts';
import { replyRows } from './store.ts';

/** What a member of the asking teams has said to these events. */
export const describeOwnReplies = async (
  q: Queries,
  actor: Actor,
  asking: readonly Asking[],
): Promise<OwnReply[]> => {
  const asker = describeActor(actor);
  const { playerId = '' } = asker;
  const eventIds = asking.map(({ event }) => event.id);
  const known = await replyRows.findOf(q, { playerId, eventIds });
  const asked = new Set((await replyRows.findAsked(q, { eventIds, playerId })).map(({ eventId }) => eventId));
  const tournaments = asking.filter(({ event }) => event.props.type === 'tournament');
  const registered = await findRegistered(
    q,
    tournaments.map(({ event }) => event.id),
    playerId,
  );
  return asking.map(({ event: { id, props }, teamIds }) => {
    const isRegistered = registered.get(id)?.has(playerId) === true;
    return {
      eventId: id,
      eventName: props.name,
      eventType: props.type,
      teamIds: teamIds.filter((teamId) => maySeeReplies(asker, teamId)),
      startDateTime: props.startDateTime,
      endDateTime: props.endDateTime,
      isOfSeries: props.repetitionId !== undefined,
      reply: replyThatCounts(known.get(id)?.reply ?? null, { isRegistered }),
      isRegistered,
      isAsked: asked.has(id),
    };
  });
};
