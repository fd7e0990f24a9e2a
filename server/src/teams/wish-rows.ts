import type { TeamWish } from '@neundarter/contract/entities/team';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { mayManageTeams } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';

/** Maximum number of wishes by one player per day. */
const wishLimit = { max: 5, windowMs: 24 * 60 * 60_000 };

const wishRows = (q: Queries) =>
  q.selectFrom('team_wishes').select(['id', 'name', 'message', 'player_id', 'created_at']);
type Row = Awaited<ReturnType<ReturnType<typeof wishRows>['execute']>>[number];

const entitiesOf = async (q: Queries, rows: readonly Row[]): Promise<TeamWish[]> => {
  const players = await findKnownPlayers(q, [...new Set(rows.map((row) => row.player_id))]);
  const names = new Map(players.map(({ id, fullName }) => [id, fullName]));
  return rows.map(({ id, name, message, player_id: playerId, created_at: createdAt }) => ({
    id,
    props: { name, message, playerId, playerName: names.get(playerId) ?? '', createdAt },
  }));
};

type NewWish = {
  readonly actor: Actor;
  readonly id: string;
  readonly props: { readonly name: string; readonly message?: string };
};

type WishFilter = { readonly playerId?: string; readonly skip?: number; readonly limit?: number };

/** Wishes for a team: clubs make them, platform admins read them. */
export const teamWishes = ({ db, clock }: Platform) => ({
  create: ({ actor, id, props }: NewWish): Promise<Outcome<TeamWish>> =>
    db.write(async (tx): Promise<Outcome<TeamWish>> => {
      const playerId = actor.kind === 'user' ? actor.playerId : null;
      if (playerId === null) return refused('error.insufficient-permissions');
      const now = clock.now();
      const row = {
        id,
        name: props.name.trim(),
        message: (props.message ?? '').trim(),
        player_id: playerId,
        created_at: now,
      };
      const known = await wishRows(tx.q).where('id', '=', id).executeTakeFirst();
      if (known === undefined) {
        const waitS = await countAttempt(tx, [{ key: `wish:${playerId}`, ...wishLimit }], now);
        if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
        await tx.q.insertInto('team_wishes').values(row).execute();
      } else if (known.player_id !== playerId || known.name !== row.name || known.message !== row.message)
        return refused('error.id-already-exists');
      const [wish] = await entitiesOf(tx.q, [known ?? row]);
      return wish === undefined ? refused('error.not-found') : ok(wish);
    }),

  list: async (
    actor: Actor,
    { playerId, skip = 0, limit = defaultLimit }: WishFilter,
  ): Promise<Result<TeamWish[], ErrorCode>> => {
    const asker = describeActor(actor);
    const isOwn = playerId !== undefined && asker.playerId === playerId;
    if (!isOwn && !mayManageTeams(asker)) return refused('error.insufficient-permissions');
    const fitting = (q: Queries) =>
      playerId === undefined ? wishRows(q) : wishRows(q).where('player_id', '=', playerId);
    const page = (q: Queries) =>
      fitting(q).orderBy('created_at').orderBy('id').offset(skip).limit(limit).execute();
    return ok(await db.read(async (q) => entitiesOf(q, await page(q))));
  },

  remove: (actor: Actor, id: string): Promise<Result<undefined, ErrorCode>> =>
    db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
      const wish = await wishRows(tx.q).where('id', '=', id).executeTakeFirst();
      if (wish === undefined) return refused('error.not-found');
      const asker = describeActor(actor);
      if (!mayManageTeams(asker) && asker.playerId !== wish.player_id)
        return refused('error.insufficient-permissions');
      await tx.q.deleteFrom('team_wishes').where('id', '=', id).execute();
      return ok(undefined);
    }),
});
