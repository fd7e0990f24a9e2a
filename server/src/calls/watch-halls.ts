import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { callByItself } from './call-by-itself.ts';
import { findAutomatic } from './hall-rows.ts';

/** Time between two looks while a tournament calls by itself, and while none does. ms */
const lookEveryMs = 2_000;
const idleMs = 60_000;

/** Without a change of the tournament, time alone may have made a match ready, or a board of the hall is free again. Looks */
const looksBetweenPlans = 7;

type Parts = {
  readonly platform: TournamentFollowing;
  readonly log: Log;
  /** Time between two looks while a tournament calls by itself; by default two seconds. ms */
  readonly everyMs?: number | undefined;
};

/** What was known of the hall when a tournament was last planned, and how many looks ago that was. */
type Planned = { readonly revisions: string; readonly looksAgo: number };

const wakers = new WeakMap<Database, () => void>();

/** Looks soon at the tournaments that call by themselves, because there is a new one. */
export const wakeHalls = (db: Database): void => wakers.get(db)?.();

/** Plans the tournaments in which something may have changed, one after the other; says whether any calls by itself. */
const lookAtAll = async (
  { platform, log }: Parts,
  planned: Map<string, Planned>,
  mayGoOn: () => boolean,
): Promise<boolean> => {
  const halls = await platform.db.query(findAutomatic);
  for (const id of planned.keys()) if (!halls.some(({ eventId }) => eventId === id)) planned.delete(id);
  for (const { eventId, teamId } of halls) {
    const last = planned.get(eventId);
    // A result of another tournament in the same hall may have freed a board.
    const inHall = halls.filter((hall) => hall.teamId === teamId);
    const revisions = inHall.map((hall) => `${hall.eventId} ${hall.revision}`).join();
    const isKnown = last?.revisions === revisions && last.looksAgo < looksBetweenPlans;
    planned.set(eventId, { revisions, looksAgo: isKnown ? last.looksAgo + 1 : 0 });
    if (isKnown || !mayGoOn()) continue;
    await callByItself(platform, eventId).catch((error: unknown) => {
      planned.delete(eventId);
      log.warn({ err: error, eventId }, 'a tournament could not call its matches; tried again soon');
    });
  }
  return halls.length > 0;
};

/**
 * Calls matches of all tournaments that call by themselves, also after a restart. Every process does so.
 * @returns a function that ends this and waits for what is under way
 */
export const watchHalls = (parts: Parts): (() => Promise<void>) => {
  const { platform, log, everyMs = lookEveryMs } = parts;
  const planned = new Map<string, Planned>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const planIn = (ms: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = running.then(look);
    }, ms);
    timer.unref();
  };
  const look = async (): Promise<void> => {
    let isBusy = true;
    try {
      isBusy = await lookAtAll(parts, planned, () => !isStopped);
    } catch (error) {
      log.warn(
        { err: error },
        'tournaments that call by themselves could not be looked at; tried again soon',
      );
    }
    planIn(isBusy ? everyMs : idleMs);
  };
  wakers.set(platform.db, () => planIn(everyMs));
  planIn(everyMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    wakers.delete(platform.db);
    await running;
  };
};
