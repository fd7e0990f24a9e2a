import type { ChangedOpponentProps, OpponentEntity } from '@neundarter/contract/entities/opponent';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepExternalPlayers } from '../../players/keep-external-players.ts';
import { removeExternalPlayers } from '../../players/remove-external-players.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { checkPlayers } from './check-players.ts';
import type { OpponentHooks } from './delete-opponent.ts';
import { lockOwnTeam } from './lock-own-team.ts';
import { describeOpponents, findRoster } from './reads.ts';
import { findOpponents, putListedIds, renameOpponent } from './store.ts';

type OpponentChange = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly opponentId: string;
  readonly changedProps: ChangedOpponentProps;
};

type ChangedPlayers = NonNullable<ChangedOpponentProps['players']>;

/** Replaces the list of players; those who are left out and were never needed are deleted. */
const changePlayers = async (
  { clock, usesOf }: Pick<Platform, 'clock'> & OpponentHooks,
  tx: WriteTx,
  { actor, opponentId, players }: OpponentChange & { readonly players: ChangedPlayers },
): Promise<Outcome<true>> => {
  const knownIds = await findRoster(tx.q, opponentId);
  const ids = players.map(({ id }) => id);
  const left = knownIds.filter((id) => !ids.includes(id));
  const uses = await usesOf(tx.q, left);
  if ([...uses.values()].includes('open')) return refused('error.teams.opponent-in-use');
  const createdBy = describeActor(actor).id;
  const kept = await keepExternalPlayers(tx, { players, knownIds, createdBy, now: clock.now() });
  if (!kept.ok) return kept;
  await putListedIds(tx, opponentId, ids);
  await removeExternalPlayers(
    tx,
    left.filter((id) => !uses.has(id)),
  );
  return ok(true);
};

/** Changes name or players of an opponent. */
export const changeOpponent = (
  platform: Platform,
  hooks: OpponentHooks,
  change: OpponentChange,
): Promise<Outcome<OpponentEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<OpponentEntity>> => {
    const { teamId, opponentId, changedProps } = change;
    const access = await lockOwnTeam(tx, change);
    if (!access.ok) return access;
    const [known] = await findOpponents(tx.q, [opponentId]);
    if (known?.teamId !== teamId) return refused('error.not-found');
    const { name = known.name, players } = changedProps;
    const wrong = players === undefined ? null : checkPlayers(players, '/changedProps');
    if (wrong !== null) return { ok: false, error: wrong };
    const renamed = { ...known, name: name.trim() };
    await renameOpponent(tx, renamed);
    const changed =
      players === undefined
        ? ok(true)
        : await changePlayers({ ...platform, ...hooks }, tx, { ...change, players });
    if (!changed.ok) return changed;
    const [entity] = await describeOpponents(tx.q, [renamed]);
    return entity === undefined ? refused('error.not-found') : ok(entity);
  });
