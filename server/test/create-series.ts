import { defaultPointsConfig } from '@neundarter/rules/series/points-config';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import { addEvents } from '../src/series/event-rows.ts';
import { insertSeries } from '../src/series/store.ts';

type SeriesOptions = {
  readonly teamId: string;
  readonly isPublic?: boolean;
  readonly isSearchable?: boolean;
  readonly eventIds?: readonly string[];
};

/** Lets a team use tournaments. */
export const allowTournaments = (
  { db }: { readonly db: Database },
  teamId: string,
  isAllowed = true,
): Promise<void> =>
  db.write(async ({ q }) => {
    const rights = { can_use_tournaments: isAllowed ? 1 : 0 };
    await q.updateTable('teams').set(rights).where('id', '=', teamId).execute();
  });

/** Inserts a series of a team that may use tournaments; returns its id. */
export async function createSeries(
  site: { readonly db: Database },
  { teamId, isPublic = false, isSearchable = false, eventIds = [] }: SeriesOptions,
): Promise<string> {
  const id = newId();
  await allowTournaments(site, teamId);
  await site.db.write(async (tx) => {
    const made = { propsHash: '', createdBy: 'nobody', createdAt: Date.now() };
    const config = { ...defaultPointsConfig, bestResults: null };
    await insertSeries(tx, { id, teamId, name: 'Wintercup', isPublic, isSearchable, config, ...made });
    await addEvents(tx, id, eventIds);
  });
  return id;
}
