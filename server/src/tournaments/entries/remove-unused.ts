import { findSeated } from '../../matches/find-seated.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { removeExternalPlayers } from '../../players/remove-external-players.ts';
import { findTeamPlayers } from '../../teams/opponents/reads.ts';
import { entryRows } from '../storage/entry-rows.ts';

/** Deletes those of these players without an account who are in no entry, no match and no team. */
export const removeUnused = async (tx: WriteTx, playerIds: readonly string[]): Promise<void> => {
  const { open, past } = await entryRows.findUses(tx.q, playerIds);
  const seated = await findSeated(tx.q, playerIds);
  const listed = await findTeamPlayers(tx.q, playerIds);
  const used = new Set([...open, ...past, ...seated, ...listed]);
  await removeExternalPlayers(
    tx,
    playerIds.filter((id) => !used.has(id)),
  );
};
