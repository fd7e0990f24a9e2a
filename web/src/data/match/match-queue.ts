import {
  type CommandQueue,
  createCommandQueue,
  type QueueDeps,
  type SendOutcome as SendOutcomeOf,
} from '../queue/command-queue.ts';
import type { QueueRules } from '../queue/command-queue-types.ts';
import { applyCommand, foldMatch } from './match-queue-fold.ts';
import type { MatchQueued } from './match-queue-types.ts';

/** What came of sending a command of a match. */
export type SendOutcome = SendOutcomeOf<MatchQueued>;

/** The queue between the matches on this device and the server. */
export type Outbox = CommandQueue<MatchQueued>;

export type OutboxDeps = Omit<QueueDeps<MatchQueued>, 'rules' | 'name'>;

/** The rules of a match, as its queue needs them. */
export const matchQueueRules: QueueRules<MatchQueued> = {
  fold: foldMatch,
  apply: applyCommand,
  notReady: 'error.invalid-match-status',
  outOfSync: 'error.match.out-of-sync',
};

/** Names the locks of the queue. */
export const outboxName = 'neundarter-outbox';

/** A queue of matches on whatever a tab, or a test, has to offer. */
export const createOutbox = (deps: OutboxDeps): Outbox =>
  createCommandQueue({ ...deps, rules: matchQueueRules, name: outboxName });
