import { ok, refused } from '@neundarter/rules/result';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { removeUnused } from '../entries/remove-unused.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament, findTournamentsOf } from '../storage/store.ts';

/** Removes PINs, entries, and players without an account whom nothing else needs. */
const removeEntries = async (tx: WriteTx, eventIds: readonly string[]): Promise<void> => {
  await passRows.removeAll(tx, eventIds);
  const entries = await entryRows.find(tx.q, eventIds);
  for (const entry of entries) await entryRows.remove(tx, entry.id);
  await removeUnused(
    tx,
    entries.flatMap(({ participant }) => idsOf(participant)),
  );
};

/** Removes the entries of all tournaments of a team that is deleted; none of them was started. */
export const removeEntriesOfTeam = async (tx: WriteTx, teamId: string): Promise<void> =>
  removeEntries(tx, await findTournamentsOf(tx.q, teamId));

/**
 * Removes what a tournament has beside its event: entries with their addresses, and players without an account whom
 * nothing else needs. Refusal: `error.event.invalid-status` once it was started, because nothing that was played may
 * disappear; the start can be taken back before.
 */
export const removeTournament = async (tx: WriteTx, { id }: EventRecord): Promise<Outcome<true>> => {
  const row = await findTournament(tx.q, id);
  if (row !== null && isTournamentStarted(row.status)) return refused('error.event.invalid-status');
  await removeEntries(tx, [id]);
  return ok(true);
};
