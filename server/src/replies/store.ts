import type { KnownReply, Reply } from '@neundarter/rules/replies/reply';
import type { Queries, WriteTx } from '../platform/db/database.ts';

type Of = { readonly eventId: string; readonly playerId: string };
type StoredReply = Of & NonNullable<KnownReply> & { readonly repliedAt: number };

const columns = ['event_id', 'player_id', 'reply', 'is_for_series', 'replied_at'] as const;

type Row = {
  readonly event_id: string;
  readonly player_id: string;
  readonly reply: Reply;
  readonly is_for_series: number;
  readonly replied_at: number;
};

const replyOf = (row: Row): StoredReply => ({
  eventId: row.event_id,
  playerId: row.player_id,
  reply: row.reply,
  isForSeries: row.is_for_series === 1,
  repliedAt: row.replied_at,
});

/** What people have said, and whom captains have asked. */
export const replyRows = {
  /** All replies to an event. */
  find: async (q: Queries, eventId: string): Promise<readonly StoredReply[]> => {
    const rows = await q
      .selectFrom('event_replies')
      .select(columns)
      .where('event_id', '=', eventId)
      .execute();
    return rows.map(replyOf);
  },

  /** What one player has said to these events, by event. */
  findOf: async (
    q: Queries,
    { playerId, eventIds }: { readonly playerId: string; readonly eventIds: readonly string[] },
  ): Promise<ReadonlyMap<string, StoredReply>> => {
    if (eventIds.length === 0) return new Map();
    const rows = await q
      .selectFrom('event_replies')
      .select(columns)
      .where('player_id', '=', playerId)
      .where('event_id', 'in', [...eventIds])
      .execute();
    return new Map(rows.map((row) => [row.event_id, replyOf(row)]));
  },

  /** Everything that a player has said, for the export of own data. */
  findAllOf: async (q: Queries, playerId: string): Promise<readonly StoredReply[]> => {
    const rows = await q
      .selectFrom('event_replies')
      .select(columns)
      .where('player_id', '=', playerId)
      .orderBy('replied_at')
      .orderBy('event_id')
      .execute();
    return rows.map(replyOf);
  },

  put: async ({ q }: WriteTx, { eventId, playerId, ...one }: StoredReply): Promise<void> => {
    const said = { reply: one.reply, is_for_series: one.isForSeries ? 1 : 0, replied_at: one.repliedAt };
    await q
      .insertInto('event_replies')
      .values({ event_id: eventId, player_id: playerId, ...said })
      .onConflict((conflict) => conflict.columns(['event_id', 'player_id']).doUpdateSet(said))
      .execute();
  },

  /** Which players were asked by a captain; with `playerId` only this one. */
  findAsked: async (
    q: Queries,
    { eventIds, playerId }: { readonly eventIds: readonly string[]; readonly playerId?: string },
  ): Promise<readonly Of[]> => {
    if (eventIds.length === 0) return [];
    const rows = await q
      .selectFrom('event_asks')
      .select(['event_id', 'player_id'])
      .where('event_id', 'in', [...eventIds])
      .$if(playerId !== undefined, (asks) => asks.where('player_id', '=', playerId ?? ''))
      .execute();
    return rows.map(({ event_id, player_id }) => ({ eventId: event_id, playerId: player_id }));
  },

  /** Notes that somebody was asked; `false` if they were before. */
  insertAsk: async (
    { q }: WriteTx,
    { eventId, playerId, askedBy, askedAt }: Of & { readonly askedBy: string; readonly askedAt: number },
  ): Promise<boolean> => {
    const result = await q
      .insertInto('event_asks')
      .values({ event_id: eventId, player_id: playerId, asked_by_user_id: askedBy, asked_at: askedAt })
      .onConflict((conflict) => conflict.columns(['event_id', 'player_id']).doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },

  /** The questions of captains to a player, and those of a user to others, for the export of own data. */
  findAsksAbout: async (
    q: Queries,
    { userId, playerId }: { readonly userId: string; readonly playerId: string },
  ): Promise<readonly { readonly eventId: string; readonly isByMe: boolean; readonly askedAt: number }[]> => {
    const rows = await q
      .selectFrom('event_asks')
      .select(['event_id', 'player_id', 'asked_at'])
      .where((eb) => eb.or([eb('asked_by_user_id', '=', userId), eb('player_id', '=', playerId)]))
      .orderBy('asked_at')
      .orderBy('event_id')
      .execute();
    return rows.map((row) => ({
      eventId: row.event_id,
      isByMe: row.player_id !== playerId,
      askedAt: row.asked_at,
    }));
  },

  /** Deletes what a player has said, and that they were asked. */
  forgetPlayer: async ({ q }: WriteTx, playerId: string): Promise<void> => {
    await q.deleteFrom('event_replies').where('player_id', '=', playerId).execute();
    await q.deleteFrom('event_asks').where('player_id', '=', playerId).execute();
    await q.deleteFrom('reminder_refusals').where('player_id', '=', playerId).execute();
  },

  /** Leaves the questions of a user without who has asked them. */
  forgetUser: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q
      .updateTable('event_asks')
      .set({ asked_by_user_id: null })
      .where('asked_by_user_id', '=', userId)
      .execute();
  },
};
