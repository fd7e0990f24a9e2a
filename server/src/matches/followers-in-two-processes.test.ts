import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClub } from '../../test/create-person.ts';
import { type DatabaseSite, postgresOnly, runOnPostgres } from '../../test/databases.ts';
import { createDummyEvent, type DummyEvent, placeholder, semiPlayers } from '../../test/dummy-bracket.ts';
import { createDummyMatchday, dummyResultOf, homeGuest } from '../../test/dummy-matchday.ts';
import type {
  FollowingCommand,
  FollowingProcessOptions,
  FollowingReply,
} from '../../test/following-process.ts';
import { forkProcess } from '../../test/fork-process.ts';
import { readMatch } from '../../test/read-match.ts';
import { tries } from '../../test/run-length.ts';
import { valueOf } from '../../test/scorer.ts';
import { createTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { newId } from '../platform/ids.ts';

/** How often each race runs. */
const rounds = tries({ usual: 200, long: 1000 });
/** The same for match days, which have twenty matches each. */
const matchdays = tries({ usual: 16, long: 1000 });
/** Time limit of the races, in ms; long, because they take long on a busy machine and do not measure speed. */
const hangsMs = 600_000;
/** Number of races at the same time, each in a separate event. */
const atOnce = 8;

const script = join(import.meta.dirname, '../../test/following-process.ts');

type Process = {
  readonly send: (command: Omit<FollowingCommand, 'requestId'>) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

/** A server process; `send` returns null, or the code of the refusal. */
const startProcess = async (options: FollowingProcessOptions): Promise<Process> => {
  const waiting = new Map<string, (error: unknown) => void>();
  const child = forkProcess(script, { FOLLOWING_PROCESS: JSON.stringify(options) });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The process ended at its start: ${code}`)));
    child.once('message', () => resolve());
  });
  child.on('message', ({ requestId, error }: FollowingReply) => {
    waiting.get(requestId)?.(error);
    waiting.delete(requestId);
  });
  const sendAs = (requestId: string, command: Omit<FollowingCommand, 'requestId'>) =>
    new Promise((resolve) => {
      waiting.set(requestId, resolve);
      child.send({ ...command, requestId });
    });
  return {
    // On a busy machine a command may wait too long for a connection. Like a browser, it is then repeated under its id.
    send: async (command) => {
      const requestId = newId();
      let error = await sendAs(requestId, command);
      while (String(error).startsWith('DatabaseUnavailable')) error = await sendAs(requestId, command);
      return error;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};

const countDeadlocks = async (): Promise<number> => {
  const [row] = await runOnPostgres(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return Number(row?.count);
};

/** Runs a race a number of times, several at once. */
const repeat = async (race: () => Promise<void>, times = rounds): Promise<void> => {
  let left = times;
  const runner = async () => {
    while (left > 0) {
      left -= 1;
      await race();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
};

describe.each(postgresOnly)('followers in two processes on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let platform: TestPlatform;
  let processes: readonly [Process, Process];
  let teamId: string;

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    platform = createTestPlatform(db);
    teamId = await createClub({ db }, { canUseTournaments: true });
    const options = { database: site.options, teamId };
    processes = [await startProcess(options), await startProcess(options)];
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    await db.close();
    await site.dispose();
  });

  const stateOf = async ({ id, semis, final }: DummyEvent) => {
    const [one, two, last] = await Promise.all(
      [...semis, final].map(async (matchId) => valueOf(await readMatch(db, matchId)).props),
    );
    const event = await db.query((q) =>
      q.selectFrom('events').select('description').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return {
      statuses: [one?.status, two?.status, last?.status],
      parties: last?.parties,
      finishedSemis: Number(event.description),
    };
  };

  const winners = semiPlayers.map(([home]) => ({ type: 'single', player: { id: home } }));
  const done = 'finished';

  it('lose nothing when two matches end at the same moment, and one is undone while the next is forfeited', {
    timeout: hangsMs,
  }, async () => {
    const deadlocksBefore = await countDeadlocks();
    const [first, second] = processes;
    const outcomes = { undone: 0, forfeited: 0 };
    await repeat(async () => {
      const event = await createDummyEvent(platform, { teamId });
      const [one, two] = event.semis;
      await Promise.all([
        first.send({ verb: 'start', matchId: one }),
        second.send({ verb: 'start', matchId: two }),
      ]);
      const ends = await Promise.all([
        first.send({ verb: 'finish', matchId: one, playerId: semiPlayers[0][0] }),
        second.send({ verb: 'finish', matchId: two, playerId: semiPlayers[1][0] }),
      ]);
      expect(ends).toEqual([null, null]);
      expect(await stateOf(event)).toMatchObject({
        statuses: [done, done, 'scheduled'],
        parties: winners,
        finishedSemis: 2,
      });
      const [undone, forfeited] = await Promise.all([
        first.send({ verb: 'undo', matchId: one }),
        second.send({ verb: 'forfeit', matchId: event.final }),
      ]);
      if (undone === null) {
        outcomes.undone += 1;
        expect(forfeited).toBe('error.parties-not-set');
        expect(await stateOf(event)).toMatchObject({
          statuses: ['running', done, 'scheduled'],
          parties: [placeholder(0), winners[1]],
          finishedSemis: 1,
        });
      } else {
        outcomes.forfeited += 1;
        expect([undone, forfeited]).toMatchObject([
          { code: 'error.event.follow-up-match-started', matchId: event.final },
          null,
        ]);
        expect(await stateOf(event)).toMatchObject({ statuses: [done, done, done], finishedSemis: 2 });
      }
    });
    expect(outcomes.undone + outcomes.forfeited).toBe(rounds);
    // Both orders must occur, otherwise the commands did not compete.
    expect(Math.min(outcomes.undone, outcomes.forfeited)).toBeGreaterThan(0);
    expect((await countDeadlocks()) - deadlocksBefore).toBe(0);
  });

  it('lose nothing when the last games of a match day end at the same moment, and are undone', {
    timeout: hangsMs,
  }, async () => {
    const deadlocksBefore = await countDeadlocks();
    const bothAtOnce = (ids: readonly string[], verb: FollowingCommand['verb']) =>
      Promise.all(
        ids.map((matchId, index) =>
          processes[index % 2 === 0 ? 0 : 1].send({ verb, matchId, playerId: homeGuest }),
        ),
      );
    await repeat(async () => {
      const { id, games } = await createDummyMatchday(platform, teamId);
      const last = games.slice(-2);
      const others = games.slice(0, -2);
      expect(await bothAtOnce(others, 'forfeit')).toEqual(others.map(() => null));
      expect(await bothAtOnce(last, 'start')).toEqual([null, null]);
      expect(await dummyResultOf(db, id)).toEqual({ status: 'running', games: [18, 0], points: [0, 0] });
      expect(await bothAtOnce(last, 'finish')).toEqual([null, null]);
      expect(await dummyResultOf(db, id)).toEqual({ status: 'finished', games: [20, 0], points: [2, 0] });
      expect(await bothAtOnce(last, 'undo')).toEqual([null, null]);
      expect(await dummyResultOf(db, id)).toEqual({ status: 'running', games: [18, 0], points: [0, 0] });
    }, matchdays);
    expect((await countDeadlocks()) - deadlocksBefore).toBe(0);
  });
});
