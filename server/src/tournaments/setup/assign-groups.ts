import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { groupIds } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasDrawnGroups } from '@neundarter/rules/tournament/setup/setup';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { keepGroups } from './create-groups.ts';

type GroupAssignment = EventCommand & {
  readonly groups: readonly { readonly groupId: string; readonly participants: readonly string[] }[];
};

/**
 * Assigns confirmed entries to groups by hand, complete or not. Refusals besides the usual ones:
 * `error.event.groups-not-assigned-uniquely` for an entry in two groups, `error.event.participant-not-found` for one that
 * is not confirmed, `error.invalid-request` for an unknown group.
 */
export const assignGroups = (
  platform: TournamentPlatform,
  { groups, ...command }: GroupAssignment,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { row, entries }) => {
    if (!hasDrawnGroups(row.config)) return refused('error.event.invalid-status');
    const known = groupIds(row.config.groupStageConfig.config.noOfGroups);
    const unknown = groups.findIndex(({ groupId }) => !known.includes(groupId));
    if (unknown >= 0)
      return { ok: false, error: { code: 'error.invalid-request', fields: [`/groups/${unknown}/groupId`] } };
    const placed = groups.flatMap(({ participants }) => participants);
    const ids = groups.map(({ groupId }) => groupId);
    if (new Set(placed).size < placed.length || new Set(ids).size < ids.length)
      return refused('error.event.groups-not-assigned-uniquely');
    const confirmed = new Set(entries.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
    if (!placed.every((id) => confirmed.has(id))) return refused('error.event.participant-not-found');
    await keepGroups(
      tx,
      entries,
      groups.map(({ groupId, participants }) => ({ id: groupId, entrants: participants })),
    );
    return ok([]);
  });
