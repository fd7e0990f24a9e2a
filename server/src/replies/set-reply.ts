import type { OwnReply } from '@neundarter/contract/entities/replies/reply';
import { areRepliesOpen, type Reply, takesSeriesReply } from '@neundarter/rules/replies/reply';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { lockFollowing } from '../events/lock-following.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findOwnAsking } from './access.ts';
import { describeOwnReplies } from './describe-own-replies.ts';
import { replyRows } from './store.ts';

type Said = {
  readonly actor: Actor;
  readonly id: string;
  readonly reply: Reply;
  readonly isForSeries?: boolean | undefined;
};

/** The events to which the same reply is given, besides the one of the call. */
const lockOthers = async (tx: WriteTx, { id, isForSeries = false }: Said): Promise<readonly string[]> => {
  if (!isForSeries) {
    await lockEvent(tx, id);
    return [];
  }
  return (await lockFollowing(tx, id)).map((event) => event.id).filter((eventId) => eventId !== id);
};

/** Says whether the caller comes to an event, or also to all later trainings of its series. */
export const setReply = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  said: Said,
): Promise<Outcome<OwnReply>> =>
  db.write(async (tx): Promise<Outcome<OwnReply>> => {
    const { actor, reply, isForSeries = false } = said;
    const eventIds = await lockOthers(tx, said);
    const found = await findOwnAsking(tx.q, said);
    if (!found.ok) return found;
    const now = clock.now();
    if (!areRepliesOpen(found.value, now)) return refused('error.event.invalid-status');
    const { playerId = '' } = describeActor(actor);
    const one = { playerId, reply, isForSeries, repliedAt: now };
    await replyRows.put(tx, { eventId: said.id, ...one });
    const known = await replyRows.findOf(tx.q, { playerId, eventIds });
    for (const eventId of eventIds)
      if (takesSeriesReply(known.get(eventId) ?? null)) await replyRows.put(tx, { eventId, ...one });
    const [own] = await describeOwnReplies(tx.q, actor, [found.value]);
    return own === undefined ? refused('error.not-found') : ok(own);
  });
