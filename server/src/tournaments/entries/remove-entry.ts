import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf, isRemovable } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { findEntry } from '../core/find-entry.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';

/** Removes an entry that is not confirmed. Refusal of a confirmed one: `error.event.invalid-status`. */
export const removeEntry = (
  platform: TournamentPlatform,
  { participant, ...command }: EventCommand & { readonly participant: SentParticipant },
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { event, row, entries }) => {
    const entry = findEntry(entries, participant);
    if (entry === undefined) return refused('error.event.participant-not-found');
    if (!isRemovable(row.status, entry.status)) return refused('error.event.invalid-status');
    await entryRows.remove(tx, entry.id);
    await removeUnused(tx, idsOf(entry.participant));
    await settleWaiting(platform, tx, event);
    return ok([]);
  });
