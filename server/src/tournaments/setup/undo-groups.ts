import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** Takes all entries out of their groups. */
export const undoAssignment = async (tx: WriteTx, entries: readonly StoredEntry[]): Promise<void> => {
  for (const entry of entries)
    if (entry.groupId !== null) await entryRows.update(tx, { ...entry, groupId: null, groupPosition: null });
};

/** Takes back the assignment of groups. */
export const undoGroups = (
  platform: TournamentPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { entries }) => {
    await undoAssignment(tx, entries);
    return ok([]);
  });
