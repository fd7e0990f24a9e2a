import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { eventually } from '../../test/eventually.ts';
import { forkProcess } from '../../test/fork-process.ts';
import { readMatch } from '../../test/read-match.ts';
import { tries } from '../../test/run-length.ts';
import { awayId, homeId, valueOf } from '../../test/scorer.ts';
import type { Command, Reply, ScoringProcessOptions } from '../../test/scoring-process.ts';
import { type DatabaseOptions, openDatabase } from '../platform/db/open-database.ts';
import { newId } from '../platform/ids.ts';

const kills = tries({ usual: 12, long: 100 });
const scorers = 6;
/** Maximum lifetime of a process after its first answer, in ms. */
const longestLifeMs = 250;

const script = join(import.meta.dirname, '../../test/scoring-process.ts');

/** A client that repeats every unacknowledged request with the same request id. */
const createClient = (options: ScoringProcessOptions) => {
  const unacknowledged = new Map<string, { command: Command; resolve: (reply: Reply) => void }>();
  let child: ChildProcess | null = null;
  let resent = 0;

  const start = async (): Promise<void> => {
    const started = forkProcess(script, { SCORING_PROCESS: JSON.stringify(options) });
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`The process ended at its start: ${code}`)));
      started.once('message', () => resolve());
    });
    started.removeAllListeners('exit');
    started.on('message', (reply: Reply) => {
      unacknowledged.get(reply.requestId)?.resolve(reply);
      unacknowledged.delete(reply.requestId);
    });
    child = started;
    resent += unacknowledged.size;
    for (const { command } of unacknowledged.values()) started.send(command);
  };

  const kill = async (): Promise<void> => {
    const dying = child;
    child = null;
    if (dying === null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.removeAllListeners('message');
    dying.kill('SIGKILL');
    await gone;
  };

  const send = (command: Command): Promise<Reply> =>
    new Promise((resolve) => {
      unacknowledged.set(command.requestId, { command, resolve });
      child?.send(command);
    });

  return { start, kill, send, resentCount: () => resent };
};

type Client = ReturnType<typeof createClient>;

/** Scores one match until `isOver`. Returns the acknowledged turns that were not taken back, and the last revision. */
const scoreUntil = async (client: Client, isOver: () => boolean) => {
  const matchId = newId();
  const turns: { id: string; score: number }[] = [];
  const ask = (command: Omit<Command, 'requestId' | 'matchId'>, requestId = newId()) =>
    client.send({ ...command, requestId, matchId });
  await ask({ verb: 'create' });
  let { revision } = await ask({ verb: 'start' });
  for (let count = 1; !isOver(); count += 1) {
    const isUndo = count % 7 === 0;
    const id = newId();
    const playerId = turns.length % 2 === 0 ? homeId : awayId;
    const score = count % 60;
    const reply = await ask(isUndo ? { verb: 'undo' } : { verb: 'throw', playerId, score }, id);
    expect(reply.revision).toBe(revision + 1);
    revision = reply.revision;
    if (isUndo) turns.pop();
    else turns.push({ id, score });
    await sleep(Math.random() * 12);
  }
  return { matchId, turns, revision };
};

/** Kills the process at random times while matches are being scored. */
const scoreWhileKilling = async (client: Client) => {
  let isOver = false;
  await client.start();
  const matches = Array.from({ length: scorers }, () => scoreUntil(client, () => isOver));
  for (let count = 0; count < kills; count += 1) {
    await sleep(Math.random() * longestLifeMs);
    await client.kill();
    await client.start();
  }
  isOver = true;
  return Promise.all(matches);
};

/** Waits until the outbox is empty: until the last process has announced the events that the killed ones left. */
const drained = async (options: DatabaseOptions, client: Client, file: string, isComplete: () => boolean) => {
  await eventually(() => (existsSync(file) && isComplete()) || undefined, 'the last announcements');
  await client.kill();
  return openDatabase(options);
};

const announcedIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { event: string; matchId: string; revision: number })
      .map(({ event, matchId, revision }) => `${event} ${matchId} ${revision}`),
  );

describe.each(databases)('a process on $name that is killed repeatedly', ({ create }) => {
  it(`loses no acknowledged turn, records none twice, announces every event (${kills} kills)`, {
    timeout: 900_000,
  }, async () => {
    const site: DatabaseSite = await create();
    const announcementsFile = join(site.options.dataDir, 'announcements.jsonl');
    const client = createClient({ database: site.options, announcementsFile });
    const matches = await scoreWhileKilling(client);
    const expected = matches.flatMap(({ matchId, revision }) => [
      `match-created ${matchId} 0`,
      `match-started ${matchId} 1`,
      ...Array.from({ length: revision }, (_, index) => `match-score-updated ${matchId} ${index + 1}`),
    ]);
    const isComplete = () => {
      const announced = announcedIn(announcementsFile);
      return expected.every((line) => announced.has(line));
    };
    const db = await drained(site.options, client, announcementsFile, isComplete);
    for (const { matchId, turns, revision } of matches) {
      const { props } = valueOf(await readMatch(db, matchId));
      const kept = props.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws));
      expect(kept.map(({ id, score }) => ({ id, score }))).toEqual(turns);
      expect(props.revision).toBe(revision);
    }
    expect(announcedIn(announcementsFile)).toEqual(new Set(expected));
    expect(client.resentCount()).toBeGreaterThan(0);
    await db.close();
    await site.dispose();
  });
});
