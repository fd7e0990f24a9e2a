import type { EventRecord } from '../events/stored-event.ts';
import { type AttemptLimit, countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import { isOver } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor, Refusal } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type RecentlyUsed, recentlyUsed } from '../platform/recently-used.ts';
import { describeActor } from '../users/describe-actor.ts';

/** Wrong PINs of one caller for one event until the next has to wait. */
const wrongPerCaller = 5;
const callerWindowMs = 10 * 60_000;
/** Wrong PINs of all guests for one event: guests are free to make, so they also count together. */
const wrongOfGuests = 100;
const guestsWindowMs = 60 * 60_000;

/** A PIN that somebody enters for an event, and the right one. */
export type TriedPin = {
  readonly event: Pick<EventRecord, 'id'>;
  readonly actor: Actor;
  readonly pin: string;
  readonly right: string;
};

const limitsOf = ({ event: { id }, actor }: Pick<TriedPin, 'event' | 'actor'>): readonly AttemptLimit[] => [
  { key: `pin:${id}:${describeActor(actor).id}`, max: wrongPerCaller, windowMs: callerWindowMs },
  ...(actor.kind === 'guest'
    ? [{ key: `pin-guests:${id}`, max: wrongOfGuests, windowMs: guestsWindowMs }]
    : []),
];

type Count = { readonly count: number; readonly windowEnds: number };

/** Keys whose latest counts each process remembers. */
const maxRemembered = 10_000;
const remembered = new WeakMap<Database, RecentlyUsed<Count>>();

/**
 * Counts of this process, which are raised at once: the counts in the database follow only when a transaction commits,
 * and calls that come at the same moment must not share one try.
 */
const countsOf = (db: Database): RecentlyUsed<Count> => {
  const counts = remembered.get(db) ?? recentlyUsed<Count>(maxRemembered);
  remembered.set(db, counts);
  return counts;
};

/** The higher one of the counts of a limit in the database and in this process, of a window that is not over. */
const latestOf = (counts: readonly (Count | undefined)[], { windowMs }: AttemptLimit, now: number): Count => {
  const valid = counts.flatMap((one) =>
    one !== undefined && !isOver(one.windowEnds, windowMs, now) ? [one] : [],
  );
  const [highest] = valid.toSorted((one, other) => other.count - one.count);
  return highest ?? { count: 0, windowEnds: now + windowMs };
};

const readCounts = async (
  q: Queries,
  limits: readonly AttemptLimit[],
): Promise<ReadonlyMap<string, Count>> => {
  const rows = await q
    .selectFrom('attempts')
    .select(['key', 'count', 'window_ends'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map(({ key, count, window_ends }) => [key, { count, windowEnds: window_ends }]));
};

/** `waitS`: seconds until the caller may try again, because there were too many wrong ones. */
export type PinOutcome = 'right' | 'wrong' | { readonly waitS: number };

/**
 * Compares a PIN with the right one, unless the caller has entered too many wrong ones. After a wrong one call
 * `countWrongPin`, in a transaction of its own.
 */
export const tryPin = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  q: Queries,
  tried: TriedPin,
): Promise<PinOutcome> => {
  const limits = limitsOf(tried);
  const stored = await readCounts(q, limits);
  // Nothing waits from here on, so that of two calls the second one sees the count of the first.
  const now = clock.now();
  const counts = countsOf(db);
  const latest = limits.map((limit) => ({
    limit,
    ...latestOf([stored.get(limit.key), counts.get(limit.key)], limit, now),
  }));
  const full = latest.filter(({ limit, count }) => count >= limit.max);
  if (full.length > 0) {
    const waitMs = Math.max(...full.map(({ windowEnds }) => windowEnds - now));
    return { waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  if (tried.pin === tried.right) return 'right';
  for (const { limit, count, windowEnds } of latest) counts.set(limit.key, { count: count + 1, windowEnds });
  return 'wrong';
};

/** Counts a wrong PIN in a transaction of its own, so that the refusal of the call does not undo it. */
export const countWrongPin = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  tried: Pick<TriedPin, 'event' | 'actor'>,
): Promise<unknown> => db.write((tx) => countAttempt(tx, limitsOf(tried), clock.now()));

/**
 * Checks a PIN of a caller and counts it if it is wrong. Returns null for the right one; otherwise
 * `error.event.wrong-pin`, or `error.too-many-requests` after too many wrong ones.
 */
export const checkPin = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  tried: TriedPin,
): Promise<Refusal | null> => {
  const outcome = await platform.db.query((q) => tryPin(platform, q, tried));
  if (outcome === 'right') return null;
  if (outcome !== 'wrong') return tooManyAttempts(outcome.waitS);
  await countWrongPin(platform, tried);
  return { code: 'error.event.wrong-pin', fields: ['/pin'] };
};
