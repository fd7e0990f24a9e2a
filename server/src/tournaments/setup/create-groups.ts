import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { checkGroups, type Group } from '@neundarter/rules/tournament/groups/draw-groups';
import { drawGroups } from '@neundarter/rules/tournament/setup/draw';
import { entrantsOf, groupsOf } from '@neundarter/rules/tournament/setup/entries';
import { hasDrawnGroups } from '@neundarter/rules/tournament/setup/setup';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { updateTournament } from '../storage/store.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** Writes groups into the entries; entries in none of them have no group afterwards. */
export const keepGroups = async (
  tx: WriteTx,
  entries: readonly StoredEntry[],
  groups: readonly Group[],
): Promise<void> => {
  const places = new Map(
    groups.flatMap(({ id, entrants }) =>
      entrants.map((entrant, position) => [entrant, { groupId: id, groupPosition: position }] as const),
    ),
  );
  for (const entry of entries) {
    const { groupId = null, groupPosition = null } = places.get(entry.id) ?? {};
    if (groupId !== entry.groupId || groupPosition !== entry.groupPosition)
      await entryRows.update(tx, { ...entry, groupId, groupPosition });
  }
};

/** An entry with its club, for the lot. */
export const withClub = (entry: StoredEntry) => ({
  ...entry,
  club: entry.teamId ?? entry.teamName?.trim().toLowerCase() ?? null,
});

/**
 * Draws the groups by a new lot or by the seeding list. Groups by hand are only checked. Refusals besides the usual ones:
 * `error.event.groups-not-assigned-uniquely`, `error.event.groups-not-assigned-completely`.
 */
export const createGroups = (
  platform: TournamentPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { row, entries }) => {
    if (!hasDrawnGroups(row.config)) return refused('error.event.invalid-status');
    const drawSeed = platform.newId();
    const drawn = drawGroups(row.config, entries.map(withClub), drawSeed);
    const groups = drawn ?? groupsOf(row.config, entries);
    const checked = checkGroups(groups, entrantsOf(entries), row.config.groupStageConfig.config.noOfGroups);
    if (!checked.ok) return checked;
    if (drawn === null) return ok([]);
    await updateTournament(tx, { ...row, drawSeed, noOfDraws: row.noOfDraws + 1 });
    await keepGroups(tx, entries, drawn);
    return ok([]);
  });
