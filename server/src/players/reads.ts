import type { OnlinePlayer, PlayerEntity } from '@neundarter/contract/entities/player';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import { findPicture } from '../platform/pictures/picture-store.ts';
import { findPlayerIdOfUser } from '../users/reads.ts';
import { playerEntity } from './player-entity.ts';
import {
  countPlayerRows,
  findPlayerPage,
  findPlayerRow,
  findPlayerRows,
  type PlayerFilter,
} from './store.ts';

/** A player for other nouns: names, and whether the player has an account. */
export type KnownPlayer = {
  readonly id: string;
  readonly isRegistered: boolean;
  readonly createdBy: string | null;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly fullName: string;
};

/** The players with these ids; unknown ids are left out. For other nouns. */
export const findKnownPlayers = async (q: Queries, ids: readonly string[]): Promise<readonly KnownPlayer[]> =>
  (await findPlayerRows(q, ids)).map((player) => ({
    id: player.id,
    isRegistered: player.type === 'registered',
    createdBy: player.createdBy,
    firstName: player.firstName,
    lastName: player.lastName,
    fullName: fullNameOf(player),
  }));

/** Players in the shape of the API, by name, without pictures. For other nouns. */
export const findPlayerEntities = async (
  q: Queries,
  ids: readonly string[],
): Promise<readonly PlayerEntity[]> => (await findPlayerRows(q, ids)).map((player) => playerEntity(player));

type Read = Result<PlayerEntity, 'error.not-found'>;

const readWithPicture = async (q: Queries, id: string): Promise<Read> => {
  const player = await findPlayerRow(q, { id });
  if (player === null) return refused('error.not-found');
  return ok(playerEntity(player, { picture: await findPicture(q, player.pictureId) }));
};

/** One player with picture. */
export const readPlayer = (db: Database, id: string): Promise<Read> => db.read((q) => readWithPicture(q, id));

/** The player of a user. */
export const readPlayerOfUser = (db: Database, userId: string): Promise<Read> =>
  db.read(async (q): Promise<Read> => {
    const playerId = await findPlayerIdOfUser(q, userId);
    return playerId === null ? refused('error.not-found') : readWithPicture(q, playerId);
  });

/** The player with an account and this online id; null if there is none. */
export const findOnlinePlayer = async (q: Queries, code: string): Promise<OnlinePlayer | null> => {
  const player = await findPlayerRow(q, { onlineId: code.toUpperCase() });
  if (player === null || player.type !== 'registered') return null;
  return { id: player.id, firstName: player.firstName, lastName: player.lastName };
};

/** The player with an online id, or undefined. */
export const readOnlinePlayer = async (db: Database, code: string): Promise<OnlinePlayer | undefined> =>
  (await db.query((q) => findOnlinePlayer(q, code))) ?? undefined;

type PageQuery = PlayerFilter & { readonly skip?: number; readonly limit?: number };

/** Players that fit the filter, by name. */
export const listPlayers = async (
  db: Database,
  { skip = 0, limit = defaultLimit, ...filter }: PageQuery,
): Promise<PlayerEntity[]> =>
  (await db.query((q) => findPlayerPage(q, filter, { skip, limit }))).map((player) => playerEntity(player));

export const countPlayers = (db: Database, filter: PlayerFilter): Promise<number> =>
  db.query((q) => countPlayerRows(q, filter));

/** A picture, ready to be sent. Browsers may cache it forever, because a new picture gets a new id. */
export const readPicture = async (db: Database, id: string) => {
  const picture = await db.query((q) => findPicture(q, id));
  if (picture === null) return refused('error.not-found' satisfies ErrorCode);
  return ok({
    kind: 'raw' as const,
    bytes: Buffer.from(picture.base64Image, 'base64'),
    etag: `"${id}"`,
    contentType: picture.contentType,
    isImmutable: true,
  });
};
