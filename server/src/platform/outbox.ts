import type { LiveEventName, LiveEvents } from '@neundarter/contract/live';
import type { Clock } from './clock.ts';
import type { Database, WriteTx } from './db/database.ts';
import type { Room } from './live-channel.ts';
import { createOrderedIds } from './ordered-ids.ts';
import { claimDue, deleteEntries, type Entry, hasDue, insertEntries } from './outbox-store.ts';

/** An event to announce after the commit. */
export type Announcement = {
  readonly [Name in LiveEventName]: {
    readonly event: Name;
    readonly payload: LiveEvents[Name];
    readonly channels: readonly Room[];
    /** Finds the players with an account whom the event is about; only for `concerns` of reactions, never sent. */
    readonly playerIds?: () => readonly string[];
    /** Whether a player has entered a turn of their own in a seat without their account; never sent, either. */
    readonly isOwnTurn?: boolean;
    /** Added to the payload when it is sent at once. It is not stored: who gets the event later gets it without. */
    readonly atOnce?: Partial<LiveEvents[Name]>;
  };
}[LiveEventName];

/**
 * Sends events to listeners; the live channel is an announcer. Called at least once per event, with all its channels, since
 * who listens to several of them gets the event once; if it throws or rejects, it is called again later.
 */
export type Announcer = {
  readonly publish: (
    channels: readonly Room[],
    event: LiveEventName,
    payload: unknown,
  ) => Promise<void> | void;
};

export type OutboxOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly announcers?: readonly Announcer[];
  /** Called when an event could not be announced; it will be tried again. */
  readonly onFailure?: (event: string, error: unknown) => void;
};

export type Outbox = {
  /** Inserts announcements in a command's transaction and dispatches them right after its commit. */
  readonly announce: (tx: WriteTx, announcements: readonly Announcement[]) => void;
  /** Adds an announcer; add all of them before `start`. */
  readonly subscribe: (announcer: Announcer) => void;
  /** Starts to look for entries that another process left behind. */
  readonly start: () => void;
  /** Dispatches due entries now. `start` does so every second. */
  readonly sweep: () => Promise<void>;
  /** Finishes running work; call it before the database is closed. */
  readonly stop: () => Promise<void>;
};

/** An entry older than this was left behind by a process that died; from then on any process announces it. */
export const leftBehindAfterMs = 2000;
const sweepEveryMs = 1000;
/** Announced entries are deleted together, long before they count as left behind. */
const forgetAfterMs = 200;

/**
 * Events are stored in a table in the same transaction as their change, until they have been announced: a process that
 * dies in between loses none. An event may be announced twice.
 */
export const createOutbox = ({ db, clock, announcers = [], onFailure }: OutboxOptions): Outbox => {
  const listeners: Announcer[] = [...announcers];
  const nextEntryId = createOrderedIds(clock);
  const announced = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  let forgetting: Promise<void> = Promise.resolve();
  let forgetTimer: NodeJS.Timeout | null = null;
  let sweepTimer: NodeJS.Timeout | null = null;
  let sweeping: Promise<void> = Promise.resolve();

  const forgetAnnounced = (): Promise<void> => {
    if (forgetTimer !== null) clearTimeout(forgetTimer);
    forgetTimer = null;
    forgetting = forgetting.then(async () => {
      const ids = [...announced];
      if (ids.length === 0) return;
      await db
        .write(async (tx) => deleteEntries(tx, ids))
        .then(
          () => ids.forEach((id) => announced.delete(id)),
          (error: unknown) => onFailure?.('outbox', error),
        );
    });
    return forgetting;
  };

  const markAnnounced = (id: string): void => {
    announced.add(id);
    forgetTimer ??= setTimeout(() => void forgetAnnounced(), forgetAfterMs).unref();
  };

  /** Sends an entry to every announcer, in order; returns the calls that are still running. */
  const publish = ({ channels, event, payload }: Entry): readonly Promise<void>[] =>
    listeners.flatMap((listener) => listener.publish(channels, event, payload) ?? []);

  const dispatch = (entry: Entry): void => {
    if (announced.has(entry.id) || underWay.has(entry.id)) return;
    try {
      const open = publish(entry);
      if (open.length === 0) return markAnnounced(entry.id);
      const done = Promise.all(open)
        .then(() => markAnnounced(entry.id))
        .catch((error: unknown) => onFailure?.(entry.event, error))
        .finally(() => underWay.delete(entry.id));
      underWay.set(entry.id, done);
    } catch (error) {
      onFailure?.(entry.event, error);
    }
  };

  const sweep = async (): Promise<void> => {
    if (!(await db.query((q) => hasDue(q, clock.now())))) return;
    const due = await db.write((tx) => claimDue(tx, clock.now()));
    for (const entry of due) dispatch(entry);
  };

  const sweepAgain = (): void => {
    sweepTimer = setTimeout(() => {
      sweeping = sweep()
        .catch((error: unknown) => onFailure?.('outbox', error))
        .finally(() => {
          if (sweepTimer !== null) sweepAgain();
        });
    }, sweepEveryMs).unref();
  };

  return {
    announce: (tx, announcements) => {
      const now = clock.now();
      const entries = announcements.map((announcement) => ({ ...announcement, id: nextEntryId() }));
      insertEntries(tx, entries, { createdAt: now, dueAt: now + leftBehindAfterMs });
      tx.afterCommit(() => {
        for (const { atOnce, payload, ...entry } of entries)
          dispatch({ ...entry, payload: atOnce === undefined ? payload : { ...payload, ...atOnce } });
      });
    },
    subscribe: (announcer) => void listeners.push(announcer),
    start: sweepAgain,
    sweep,
    stop: async () => {
      if (sweepTimer !== null) clearTimeout(sweepTimer);
      sweepTimer = null;
      await sweeping;
      await Promise.all(underWay.values());
      await forgetAnnounced();
    },
  };
};
