import type { MatchEventBase } from '@neundarter/contract/live';
import type { Clock } from '../clock.ts';
import type { Database, WriteTx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createOrderedIds } from '../ordered-ids.ts';
import type { Announcement } from '../outbox.ts';
import type { AnyReaction, Reaction } from './reaction.ts';
import { reactionInsert } from './reactions-store.ts';
import { runReactions, tryLimitMs } from './run-reactions.ts';

export type ReactionsOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly reactions: readonly Reaction[];
  /** Maximum duration of a try, in ms; `tryLimitMs` by default. */
  readonly limitMs?: number;
};

export type Reactions = {
  /** Writes the reactions to these events in a command's transaction; this process runs them after the commit. */
  readonly plan: (tx: WriteTx, announcements: readonly Announcement[]) => void;
  /** Starts looking regularly for reactions that are due, from all processes. */
  readonly start: () => void;
  /** Runs all reactions that are due now and waits for their end. */
  readonly sweep: () => Promise<void>;
  /**
   * Finishes running reactions; call it before the database is closed. Another process or the next start runs the
   * rest.
   */
  readonly stop: () => Promise<void>;
};

const sweepEveryMs = 1000;

const subjectOf = ({ subject }: AnyReaction, payload: unknown): string =>
  subject?.(payload) ?? `matches/${(payload as MatchEventBase).matchId}`;

const checkNames = (reactions: readonly Reaction[]): void => {
  const keys = reactions.map(({ name, event }) => `${name} to ${event}`);
  const double = keys.find((key, index) => keys.indexOf(key) !== index);
  if (double !== undefined) throw new Error(`There are two reactions ${double}`);
};

/**
 * Reactions have their own rows, which are written together with the change. So none is lost when a process dies, and a
 * failed one is tried again alone. A reaction may run twice.
 */
export const createReactions = (options: ReactionsOptions): Reactions => {
  const { db, clock, log, limitMs = tryLimitMs } = options;
  checkNames(options.reactions);
  const reactions = options.reactions as readonly AnyReaction[];
  const nextId = createOrderedIds(clock);
  const runner = runReactions({ db, clock, log, reactions, limitMs });
  let timer: NodeJS.Timeout | null = null;

  const inserts = reactions.map((reaction) => ({
    reaction,
    insert: reactionInsert(reaction.awaited?.inSql),
  }));

  const insertsFor = (announcement: Announcement) =>
    inserts
      .filter(
        ({ reaction }) =>
          reaction.event === announcement.event && reaction.concerns?.(announcement) !== false,
      )
      .map((one) => ({ ...one, announcement }));

  const planOne = (
    tx: WriteTx,
    { reaction, insert, announcement: { event, payload } }: ReturnType<typeof insertsFor>[number],
  ): void => {
    const { name, awaited } = reaction;
    const about = awaited?.about(payload) ?? '';
    const row = {
      id: nextId(),
      reaction: name,
      subject: subjectOf(reaction, payload),
      event,
      payload,
      about,
    };
    insert(tx, row, clock.now());
  };

  return {
    plan: (tx, announcements) => {
      const planned = announcements.flatMap(insertsFor);
      if (planned.length === 0) return;
      for (const one of planned) planOne(tx, one);
      tx.afterCommit(runner.wake);
    },
    start: () => {
      if (reactions.length === 0) return;
      runner.wake();
      timer = setInterval(runner.wake, sweepEveryMs).unref();
    },
    sweep: async () => {
      runner.wake();
      await runner.idle();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await runner.stop();
    },
  };
};
