import type { AttemptLimit } from '../platform/attempts.ts';
import { isOver } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type RecentlyUsed, recentlyUsed } from '../platform/recently-used.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { StoredTournament } from './stored-tournament.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/**
 * Wrong PINs of one caller for one event until the next has to wait. The second limit is for whoever has weeks until the
 * tournament: without it an account could try all PINs in two.
 */
const limitsOfCaller = [
  { name: 'pin', max: 5, windowMs: 10 * minuteMs },
  { name: 'pin-day', max: 20, windowMs: dayMs },
] as const;
/**
 * Wrong PINs of all guests for one event: guests are free to make, so they also count together. The second limit is for
 * those who stay just below the first one for days.
 */
const limitsOfGuests = [
  { name: 'pin-guests', max: 100, windowMs: 60 * minuteMs },
  { name: 'pin-guests-week', max: 200, windowMs: 7 * dayMs },
] as const;

/** A PIN that somebody enters for an event, and the right one. */
export type TriedPin = {
  readonly eventId: string;
  readonly actor: Actor;
  readonly pin: string;
  readonly right: string;
  /** PINs that were right before. */
  readonly earlier: readonly string[];
  /** Which count of wrong ones of guests it belongs to. */
  readonly round: number;
  /** Whether an organiser has to let guests go on first. */
  readonly isLocked: boolean;
};

/** A PIN that somebody enters for a tournament; null if they enter none, or if it has none. */
export const pinOf = (
  { eventId, matchPin, earlierPins, pinLockedAt, pinRound }: StoredTournament,
  { actor, pin }: { readonly actor: Actor; readonly pin: string | null },
): TriedPin | null =>
  pin === null || matchPin === null
    ? null
    : {
        eventId,
        actor,
        pin,
        right: matchPin,
        earlier: earlierPins,
        round: pinRound,
        isLocked: pinLockedAt !== null,
      };

/** A limit of wrong PINs; those of guests together are lifted by an organiser, and the others by time. */
type PinLimit = AttemptLimit & { readonly isOfGuests: boolean };

/** The counts to which a wrong PIN belongs. */
export const limitsOf = ({
  eventId: id,
  actor,
  round,
}: Pick<TriedPin, 'eventId' | 'actor' | 'round'>): readonly PinLimit[] => [
  ...limitsOfCaller.map(({ name, ...limit }) => ({
    ...limit,
    key: `${name}:${id}:${describeActor(actor).id}`,
    isOfGuests: false,
  })),
  ...(actor.kind === 'guest' ? limitsOfGuests : []).map(({ name, ...limit }) => ({
    ...limit,
    key: `${name}:${id}:${round}`,
    isOfGuests: true,
  })),
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

/**
 * `outdated`: the PIN was right before; devices go on sending it until they know, so it is wrong, but does not count.
 * `waitS`: seconds until the caller may try again, because there were too many wrong ones. `locked`: guests have entered too
 * many wrong ones, and wait until an organiser lets them go on.
 */
export type PinOutcome = 'right' | 'wrong' | 'outdated' | 'locked' | { readonly waitS: number };

/**
 * Compares a PIN with the right one, unless the caller has entered too many wrong ones. After a wrong one call
 * `countWrongPin`, in a transaction of its own.
 */
export const checkPin = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  q: Queries,
  tried: TriedPin,
): Promise<PinOutcome> => {
  if (tried.isLocked && tried.actor.kind === 'guest') return 'locked';
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
  if (full.some(({ limit }) => limit.isOfGuests)) return 'locked';
  if (full.length > 0) {
    const waitMs = Math.max(...full.map(({ windowEnds }) => windowEnds - now));
    return { waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  if (tried.pin === tried.right) return 'right';
  if (tried.earlier.includes(tried.pin)) return 'outdated';
  for (const { limit, count, windowEnds } of latest) counts.set(limit.key, { count: count + 1, windowEnds });
  return 'wrong';
};
