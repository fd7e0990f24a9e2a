import type { Database } from '../../platform/db/database.ts';
import { recentlyUsed } from '../../platform/recently-used.ts';
import type { StagesView } from './describe-stages.ts';

/** Maximum number of tournaments that are cached; one of 128 in double knockout has about 200 kB. */
const maxTournaments = 50;

const createTournamentCache = (db: Database) => {
  const views = recentlyUsed<{ readonly revision: number; readonly view: StagesView }>(maxTournaments);
  return {
    db,
    /** The view of this revision; it is read if it is not known. Only for committed revisions. */
    viewOf: async (
      { eventId, revision }: { readonly eventId: string; readonly revision: number },
      read: () => Promise<StagesView>,
    ): Promise<StagesView> => {
      const known = views.get(eventId);
      if (known?.revision === revision) return known.view;
      const view = await read();
      views.set(eventId, { revision, view });
      return view;
    },
  };
};

export type TournamentCache = ReturnType<typeof createTournamentCache>;

const caches = new WeakMap<Database, TournamentCache>();

/** This process's stages and states of the started tournaments in a database, computed once per revision of the event. */
export const tournamentCache = (db: Database): TournamentCache => {
  const known = caches.get(db);
  if (known !== undefined) return known;
  const cache = createTournamentCache(db);
  caches.set(db, cache);
  return cache;
};
