import { ok, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeExternalPlayers } from '../../players/remove-external-players.ts';
import { lockOwnTeam } from './lock-own-team.ts';
import { findRoster } from './reads.ts';
import { findOpponents, findOpponentsOf, removeOpponent } from './store.ts';

/** How players and opponents are used: on a line-up of a match day that is not finished, or only before. */
type Use = 'open' | 'past';

/** What opponents need from nouns above teams. */
export type OpponentHooks = {
  /** Whether an opponent has a match day that is not finished. */
  readonly hasOpenMatchday: (q: Queries, opponentId: string) => Promise<boolean>;
  /** How these players are used; those who are not are left out. */
  readonly usesOf: (q: Queries, playerIds: readonly string[]) => Promise<ReadonlyMap<string, Use>>;
};

/** Deletes an opponent, and its players unless a line-up or a match needs them. */
const removeWithPlayers = async (tx: WriteTx, { usesOf }: OpponentHooks, id: string): Promise<void> => {
  const playerIds = await findRoster(tx.q, id);
  const uses = await usesOf(tx.q, playerIds);
  await removeOpponent(tx, id);
  await removeExternalPlayers(
    tx,
    playerIds.filter((playerId) => !uses.has(playerId)),
  );
};

/** Deletes all opponents of a team that is about to be deleted. */
export const deleteOpponents = async (tx: WriteTx, hooks: OpponentHooks, teamId: string): Promise<void> => {
  for (const { id } of await findOpponentsOf(tx.q, teamId)) await removeWithPlayers(tx, hooks, id);
};

/** Deletes an opponent without an open match day; match days that it has played keep its name and its players. */
export const deleteOpponent = (
  { db }: Platform,
  hooks: OpponentHooks,
  {
    actor,
    teamId,
    opponentId,
  }: { readonly actor: Actor; readonly teamId: string; readonly opponentId: string },
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const access = await lockOwnTeam(tx, { actor, teamId });
    if (!access.ok) return access;
    const [known] = await findOpponents(tx.q, [opponentId]);
    if (known?.teamId !== teamId) return refused('error.not-found');
    if (await hooks.hasOpenMatchday(tx.q, opponentId)) return refused('error.teams.opponent-in-use');
    await removeWithPlayers(tx, hooks, opponentId);
    return ok(undefined);
  });
