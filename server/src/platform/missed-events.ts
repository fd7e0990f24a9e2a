import type { Log } from './log.ts';

/**
 * Finds out whether an event of another process got lost on its way, without waiting for the next one: the revisions
 * of all watched matches are compared with those that were told here. One query serves all of them, however many
 * spectators there are.
 */
export type MissedEvents = {
  /** All listeners of a match here were told this revision by an event. */
  readonly noteEvent: (matchId: string, revision: number) => void;
  /** One listener was told this revision at the start of its subscription; others may have missed it. */
  readonly noteSubscription: (matchId: string, revision: number) => void;
  /** Looks for matches whose listeners miss something, and makes them ask. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
};

type Parts = {
  readonly log: Log;
  /** The revisions of these matches; deleted ones are left out. */
  readonly readRevisions: (matchIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Ids of the matches that have listeners in this process. */
  readonly watched: () => readonly string[];
  /** Makes the listeners of a match subscribe again, which tells them its standing. */
  readonly askAgain: (matchId: string) => void;
  readonly everyMs: number;
};

/** Time that an event may need from its commit until it is told, in ms. */
const underWayMs = 1000;

export function watchForMissedEvents(parts: Parts): MissedEvents {
  const { log, readRevisions, watched, askAgain, everyMs } = parts;
  const told = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();

  /** Matches whose revision in the database was not told. A match that is unknown here has nobody who could miss it. */
  const findBehind = async (): Promise<ReadonlyMap<string, number>> => {
    const ids = new Set(watched());
    for (const id of told.keys()) if (!ids.has(id)) told.delete(id);
    if (told.size === 0) return new Map();
    const known = [...told.keys()];
    const now = await readRevisions(known);
    const deleted = Number.POSITIVE_INFINITY;
    const pairs = known.map((id) => [id, now.get(id) ?? deleted] as const);
    return new Map(pairs.filter(([id, revision]) => (told.get(id) ?? deleted) < revision));
  };

  const askThoseBehind = (behind: ReadonlyMap<string, number>): void => {
    for (const [id, revision] of behind) {
      if ((told.get(id) ?? revision) >= revision) continue;
      log.info({ matchId: id, revision }, 'missed events, listeners ask again');
      told.set(id, revision);
      askAgain(id);
    }
  };

  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  };

  const look = async (): Promise<void> => {
    // If the database is gone, the next look finds what this one did not.
    const behind = await findBehind().catch(() => new Map<string, number>());
    if (behind.size > 0) later(() => askThoseBehind(behind), Math.min(underWayMs, everyMs));
    lookSoon();
  };
  const lookSoon = (): void => later(() => void look(), everyMs);

  lookSoon();
  return {
    noteEvent: (matchId, revision) => {
      const known = told.get(matchId);
      if (known !== undefined) told.set(matchId, Math.max(known, revision));
    },
    noteSubscription: (matchId, revision) => {
      if (!told.has(matchId)) told.set(matchId, revision);
    },
    check: async () => askThoseBehind(await findBehind()),
    stop: () => timers.forEach(clearTimeout),
  };
}
