// A server process with only its reactions, for tests that kill it: it commits the ends of a match. Its reaction
// reports to the parent that it has begun and never ends.
import { flushCompileCache } from 'node:module';
import { systemClock } from '../src/platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../src/platform/db/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Announcement } from '../src/platform/outbox.ts';
import { createReactions } from '../src/platform/reactions/reactions.ts';

export type ReactingProcessOptions = {
  readonly database: DatabaseOptions;
  /** When it dies: by itself right after the commit, or killed by the parent after a reaction has begun. */
  readonly diesAt: 'commit' | 'reaction';
};

/** Revisions of the committed ends, in order. */
export const committedRevisions: readonly number[] = [1, 2, 3];

const endOf = (revision: number): Announcement => ({
  event: 'match-finished',
  payload: { matchId: 'a', eventId: null, revision, winningParty: 0 },
  channels: ['matches/a'],
});

const run = async ({ database, diesAt }: ReactingProcessOptions): Promise<void> => {
  flushCompileCache();
  const db = await openDatabase(database);
  const reactions = createReactions({
    db,
    clock: systemClock,
    log: createLog('silent'),
    reactions: [
      {
        name: 'notice',
        event: 'match-finished',
        react: ({ revision }) => {
          process.send?.(revision);
          return new Promise(() => undefined);
        },
      },
    ],
  });
  await db.write(async (tx) => {
    reactions.plan(tx, committedRevisions.map(endOf));
    if (diesAt === 'commit') tx.afterCommit(() => process.kill(process.pid, 'SIGKILL'));
  });
};

if (process.send !== undefined && process.env['REACTING_PROCESS'] !== undefined) {
  await run(JSON.parse(process.env['REACTING_PROCESS']) as ReactingProcessOptions);
}
