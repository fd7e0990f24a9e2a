import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import {
  findPlayerRow,
  insertPlayer,
  lockPlayer,
  onlineIdOf,
  type StoredPlayer,
  updatePlayer,
} from './store.ts';

/** A player without an account, as somebody has entered them. */
type EnteredPlayer = { readonly id: string; readonly firstName: string; readonly lastName: string };

type EnteredPlayers = {
  readonly players: readonly EnteredPlayer[];
  /** Ids of the players that are on the list already; only these may be renamed. */
  readonly knownIds: readonly string[];
  /** The user. */
  readonly createdBy: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const newRow = (player: EnteredPlayer, { createdBy, now }: EnteredPlayers): StoredPlayer => ({
  id: player.id,
  type: 'external',
  firstName: player.firstName.trim(),
  lastName: player.lastName.trim(),
  nickName: null,
  externalId: null,
  onlineMatchesAllowed: false,
  currentTeamId: null,
  pictureId: null,
  propsHash: contentHash(player),
  createdBy,
  createdAt: now,
});

/** Whether a new player can have this id. Refusals: `error.id-already-exists`, `error.players.online-id-taken`. */
export const checkNewPlayer = async (q: Queries, id: string): Promise<Outcome<true>> => {
  if ((await findPlayerRow(q, { id })) !== null) return refused('error.id-already-exists');
  const isFree = (await findPlayerRow(q, { onlineId: onlineIdOf(id) })) === null;
  return isFree ? ok(true) : refused('error.players.online-id-taken');
};

/**
 * Creates and renames players without an account, for other nouns. Refusals: `error.id-already-exists` for the id of a
 * player who is not on the list, `error.players.online-id-taken`.
 */
export const keepExternalPlayers = async (tx: WriteTx, entered: EnteredPlayers): Promise<Outcome<true>> => {
  for (const player of entered.players) {
    const known = entered.knownIds.includes(player.id) ? await lockPlayer(tx, player.id) : null;
    const row = newRow(player, entered);
    if (known?.type === 'external') {
      await updatePlayer(tx, { ...known, firstName: row.firstName, lastName: row.lastName });
    } else if (!(await insertPlayer(tx, row))) {
      const isTaken = (await findPlayerRow(tx.q, { id: player.id })) !== null;
      return refused(isTaken ? 'error.id-already-exists' : 'error.players.online-id-taken');
    }
  }
  return ok(true);
};
