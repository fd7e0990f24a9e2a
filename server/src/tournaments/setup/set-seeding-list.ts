import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { seedingOf } from '@neundarter/rules/tournament/setup/seeding';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** Ids of the entries that have a seed, seed 1 first. */
export const listedIn = (entries: readonly StoredEntry[]): readonly string[] =>
  entries
    .flatMap(({ id, seed }) => (seed === null ? [] : [{ id, seed }]))
    .toSorted((one, other) => one.seed - other.seed)
    .map(({ id }) => id);

/** Writes the seeds; entries that are not listed have none. */
export const keepSeeds = async (
  tx: WriteTx,
  entries: readonly StoredEntry[],
  listed: readonly string[],
): Promise<void> => {
  for (const entry of entries) {
    const place = listed.indexOf(entry.id);
    const seed = place < 0 ? null : place;
    if (seed !== entry.seed) await entryRows.update(tx, { ...entry, seed });
  }
};

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
    await keepSeeds(tx, entries, listed);
    return ok([]);
  });

/** Finds the figures of these players by their ids; the highest ones are seeded first. */
type FiguresForSeeding = (
  q: Queries,
  playerIds: readonly string[],
) => Promise<Outcome<ReadonlyMap<string, number>>>;

/**
 * Sets the seeding list by figures of the players, for nouns above tournaments. Refusals: the usual ones, those of `find`,
 * and `error.event.nobody-to-seed` if no player has a figure: the list stays as it is.
 */
export const setSeedingByFigures = (
  platform: TournamentPlatform,
  command: EventCommand,
  find: FiguresForSeeding,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, { entries }) => {
    const figures = await find(
      tx.q,
      entries.flatMap(({ participant }) => idsOf(participant)),
    );
    if (!figures.ok) return figures;
    const listed = seedingOf(entries, figures.value);
    if (listed.length === 0) return refused('error.event.nobody-to-seed');
    await keepSeeds(tx, entries, listed);
    return ok([]);
  });
