import type { NewOpponentProps, OpponentEntity } from '@neundarter/contract/entities/opponent';
import { maxOpponents } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../../platform/content-hash.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepExternalPlayers } from '../../players/keep-external-players.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { checkPlayers } from './check-players.ts';
import { lockOwnTeam } from './lock-own-team.ts';
import { describeOpponents } from './reads.ts';
import {
  findOpponents,
  findOpponentsOf,
  insertOpponent,
  putListedIds,
  type StoredOpponent,
} from './store.ts';

type NewOpponent = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly id: string;
  readonly props: NewOpponentProps;
};

const insert = async (
  tx: WriteTx,
  opponent: StoredOpponent,
  players: NewOpponentProps['players'],
): Promise<Outcome<StoredOpponent>> => {
  const [known] = await findOpponents(tx.q, [opponent.id]);
  if (known !== undefined) {
    const { teamId, propsHash } = opponent;
    const isSame = known.teamId === teamId && known.propsHash === propsHash;
    return isSame ? ok(known) : refused('error.id-already-exists');
  }
  if ((await findOpponentsOf(tx.q, opponent.teamId)).length >= maxOpponents)
    return refused('error.teams.too-many-opponents');
  const { createdBy, createdAt: now } = opponent;
  const created = await keepExternalPlayers(tx, { players, knownIds: [], createdBy, now });
  if (!created.ok) return created;
  if (!(await insertOpponent(tx, opponent))) return refused('error.id-already-exists');
  await putListedIds(
    tx,
    opponent.id,
    players.map((player) => player.id),
  );
  return ok(opponent);
};

/** Enters a team without accounts. If the call is repeated with the same id and props, the answer is that team. */
export const createOpponent = async (
  { db, clock }: Platform,
  { actor, teamId, id, props }: NewOpponent,
): Promise<Outcome<OpponentEntity>> => {
  const wrong = checkPlayers(props.players, '/props');
  return db.write(async (tx): Promise<Outcome<OpponentEntity>> => {
    const access = await lockOwnTeam(tx, { actor, teamId });
    if (!access.ok) return access;
    if (wrong !== null) return { ok: false, error: wrong };
    const opponent = {
      id,
      teamId,
      name: props.name.trim(),
      propsHash: contentHash(props),
      createdBy: describeActor(actor).id,
      createdAt: clock.now(),
    };
    const inserted = await insert(tx, opponent, props.players);
    if (!inserted.ok) return inserted;
    const [entity] = await describeOpponents(tx.q, [inserted.value]);
    return entity === undefined ? refused('error.not-found') : ok(entity);
  });
};
