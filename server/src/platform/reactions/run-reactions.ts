import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database, WriteTx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { limitTime } from './limit-time.ts';
import { type AnyReaction, ServiceAway } from './reaction.ts';
import {
  type ClaimedReaction,
  claimDueReactions,
  deleteReaction,
  type FreePlaces,
  hasDueReaction,
  postponeReaction,
  setReactionAside,
} from './reactions-store.ts';

/** Maximum number of tries, over 17 minutes: a service restarts within minutes, and a later notice is useless. */
export const maxTries = 10;

/** Pause after a failed try, in ms: 2 s, 4 s, … up to 8.5 minutes before the tenth try. */
const pauseMsAfter = (attempts: number): number => 2000 * 2 ** (attempts - 1);

/** Maximum duration of a try, in ms; shorter than a stopping process waits, so that it can finish every try. */
export const tryLimitMs = 8000;

/** Time that a claim lasts longer than a try, in ms, to save the result and because clocks of machines differ. */
export const claimMarginMs = 7000;

/** Maximum number of tries of one reaction at the same time in one process; they mostly wait for other services. */
export const maxAtOnce = 20;

type RunnerParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly reactions: readonly AnyReaction[];
  /** Maximum duration of a try, in ms. */
  readonly limitMs: number;
};

type ReactionRunner = {
  /** Looks for rows that are due; never throws. */
  readonly wake: () => void;
  /** Resolves when no try is running. */
  readonly idle: () => Promise<void>;
  /** Claims no more rows and finishes running tries. */
  readonly stop: () => Promise<void>;
};

/** Result of a try. */
type Outcome = { readonly row: ClaimedReaction; readonly failure: { readonly error: unknown } | null };

const isLastTry = ({ attempts }: ClaimedReaction): boolean => attempts >= maxTries;

const isAway = (failure: Outcome['failure']): boolean => failure?.error instanceof ServiceAway;

const settle = async (tx: WriteTx, { row, failure }: Outcome, now: number): Promise<void> => {
  if (failure === null) return deleteReaction(tx, row);
  if (isLastTry(row)) return isAway(failure) ? deleteReaction(tx, row) : setReactionAside(tx, row, now);
  return postponeReaction(tx, row, now + pauseMsAfter(row.attempts));
};

const reportTo =
  (log: Log) =>
  ({ row, failure }: Outcome): void => {
    if (failure === null) return;
    const { payload: _, ...facts } = row;
    const line = { err: failure.error, ...facts };
    if (isAway(failure)) {
      if (isLastTry(row)) log.warn(line, 'reaction dropped, its service was away for too long');
      else log.debug(line, 'reaction waits for its service');
    } else if (isLastTry(row)) log.error(line, 'reaction set aside, it failed too often');
    else log.warn(line, 'reaction failed; will be tried again');
  };

const tryOnce = async ({ reactions, limitMs }: RunnerParts, row: ClaimedReaction): Promise<void> => {
  // The process died during the last try, so another try would probably kill this one, too.
  if (row.attempts > maxTries) throw new Error('the last try did not come to an end');
  const reaction = reactions.find(({ name, event }) => name === row.reaction && event === row.event);
  if (reaction === undefined) throw new Error('this version has no such reaction to the event');
  await limitTime(limitMs, async (signal) => reaction.react(row.payload, signal, row.createdAt));
};

/**
 * Runs reactions in rounds. A round saves the results of finished tries, claims rows that are due and starts their
 * tries. There is only one round at a time, and no round waits for a try.
 */
export const runReactions = (parts: RunnerParts): ReactionRunner => {
  const { db, clock, log, reactions, limitMs } = parts;
  const names = [...new Set(reactions.map(({ name }) => name))];
  const underWay = new Map<ClaimedReaction, Promise<void>>();
  const outcomes: Outcome[] = [];
  let rounds: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  const freePlaces = (): readonly FreePlaces[] => {
    if (isStopped) return [];
    const rows = [...underWay.keys()];
    const used = (name: string) => rows.filter(({ reaction }) => reaction === name).length;
    return names
      .map((name) => ({ reaction: name, count: maxAtOnce - used(name) }))
      .filter(({ count }) => count > 0);
  };

  const begin = (row: ClaimedReaction): void => {
    const end = (failure: Outcome['failure']) => {
      underWay.delete(row);
      outcomes.push({ row, failure });
      wake();
    };
    const done = tryOnce(parts, row).then(
      () => end(null),
      (error: unknown) => end({ error }),
    );
    underWay.set(row, done);
  };

  const hasDue = (places: readonly FreePlaces[]): Promise<boolean> =>
    db.query((q) =>
      hasDueReaction(
        q,
        places.map(({ reaction }) => reaction),
        clock.now(),
      ),
    );

  const runRound = async (ended: readonly Outcome[]): Promise<void> => {
    const places = freePlaces();
    if (ended.length === 0 && (places.length === 0 || !(await hasDue(places)))) return;
    const now = clock.now();
    const claimed = await db.write(async (tx) => {
      for (const outcome of ended) await settle(tx, outcome, now);
      return claimDueReactions(tx, places, { now, until: now + limitMs + claimMarginMs });
    });
    ended.forEach(reportTo(log));
    claimed.forEach(begin);
  };

  const runRounds = async (): Promise<void> => {
    // Whoever has caused a reaction gets the answer first.
    await turnOfOthers();
    while (isWanted) {
      isWanted = false;
      const ended = outcomes.splice(0);
      await runRound(ended).catch((error: unknown) => {
        log.warn({ err: error }, 'reactions wait');
        outcomes.unshift(...ended);
      });
    }
    rounds = null;
  };

  const wake = (): void => {
    isWanted = true;
    rounds ??= runRounds();
  };

  const isBusy = (): boolean => rounds !== null || underWay.size > 0;

  const idle = async (): Promise<void> => {
    while (isBusy()) await Promise.all([rounds, ...underWay.values()]);
  };

  return {
    wake,
    idle,
    stop: async () => {
      isStopped = true;
      await idle();
    },
  };
};
