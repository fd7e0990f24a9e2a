import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from './change-tournament.ts';
import { entryRows } from './entry-rows.ts';

/**
 * Sets the seeding list, seed 1 first; entries that are left out have no seed. Refusals besides the usual ones:
 * `error.event.participant-not-found`, and `error.invalid-request` for an entry that is named twice.
 */
export const setSeedingList = (
  platform: TournamentPlatform,
  { entries: listed, ...command }: EventCommand & { readonly entries: readonly string[] },
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { entries }) => {
    if (new Set(listed).size < listed.length)
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/entries'] } };
    const known = new Set(entries.map(({ id }) => id));
    if (!listed.every((id) => known.has(id))) return refused('error.event.participant-not-found');
    for (const entry of entries) {
      const place = listed.indexOf(entry.id);
      const seed = place < 0 ? null : place;
      if (seed !== entry.seed) await entryRows.update(tx, { ...entry, seed });
    }
    return ok([]);
  });
