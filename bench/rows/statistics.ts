import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBasePath } from '@neundarter/contract/limits';
import { type Account, registerUser } from '../lib/accounts.ts';
import { Connection } from '../lib/connection.ts';
import { atMost, milliseconds, percentile, type Row, shown } from '../lib/figures.ts';
import { fillHistory, type History, readAllTurns, type Veteran, verifyUser } from '../lib/fill-history.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';

/** Number of matches of each measured player; together they have about five million turns. */
const matchCounts = [1000, 10_000, 100_000];
const callsPerPlayer = 400;
const warmUps = 30;
const monthMs = 30 * 24 * 60 * 60 * 1000;
const repository = new URL('../..', import.meta.url).pathname;

/** Runs `npm run rebuild-stats`; returns the time it took, in ms. */
async function rebuildStatistics(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(repository, 'server/src/main.ts'), 'rebuild-stats'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('rebuild-stats failed');
  return performance.now() - startedAt;
}

/**
 * Waits of calls (ms) per player. The calls alternate between players, so that a slow moment of the machine affects
 * all.
 */
async function callFor(
  connection: Connection,
  veterans: readonly Veteran[],
  { token, query, calls }: { token: string; query: string; calls: number },
): Promise<readonly (readonly number[])[]> {
  const waits = veterans.map((): number[] => []);
  for (let call = 0; call < calls + warmUps; call += 1) {
    for (const [index, { playerId }] of veterans.entries()) {
      const path = `${apiBasePath}/players/${playerId}/stats?${query}`;
      const startedAt = performance.now();
      const { status, body } = await connection.send('GET', path, {
        headers: `authorization: Bearer ${token}\r\n`,
      });
      if (status !== 200) throw new Error(`${path}: ${status} ${String(body)}`);
      if (call >= warmUps) waits[index]?.push(performance.now() - startedAt);
    }
  }
  return waits;
}

const waitsOf = (waits: readonly number[]): string =>
  `p50 ${milliseconds(percentile(waits, 0.5))}, p99 ${milliseconds(percentile(waits, 0.99))}`;

const millions = (turns: number): string => `${(turns / 1_000_000).toFixed(1)} million turns`;

/** Rows of the call about one month, for players with more and more matches, compared with the one with the fewest. */
function monthRows(veterans: readonly Veteran[], waits: readonly (readonly number[])[]): readonly Row[] {
  const [least = []] = waits;
  return veterans.slice(1).map(({ matches }, index) => {
    const own = waits[index + 1] ?? [];
    return atMost(3, {
      what: `statistics of a month, player of ${matches} matches`,
      measured: waitsOf(own),
      baseline: `${waitsOf(least)} player of ${veterans[0]?.matches} matches`,
      ratio: percentile(own, 0.99) / percentile(least, 0.99),
    });
  });
}

async function measureCalls(dataDir: string, { token }: Account, history: History): Promise<readonly Row[]> {
  const server = await startBuiltServer({ DATA_DIR: dataDir });
  const connection = await Connection.open(server.port);
  const { veterans } = history;
  const month = `afterDate=${Date.now() - monthMs}`;
  const waits = await callFor(connection, veterans, { token, query: month, calls: callsPerPlayer });
  const all = await callFor(connection, veterans.slice(-1), { token, query: '', calls: 20 });
  connection.close();
  await server.stop();
  const [whole = []] = all;
  const own = waits.at(-1) ?? [];
  return [
    ...monthRows(veterans, waits),
    shown({
      what: `statistics of all ${veterans.at(-1)?.matches} matches of a player`,
      measured: waitsOf(whole),
      baseline: `${waitsOf(own)} of a month of them`,
      ratio: percentile(whole, 0.5) / percentile(own, 0.5),
    }),
  ];
}

/**
 * The statistics call in a database with millions of turns, and a new count of all of them. It takes minutes and more
 * than a gigabyte of disk, so it runs only if the command line names it.
 * @param share share of the matches to create, 0 to 1; a small one is enough for a try
 */
export async function measureStatistics(share = 1): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neundarter-bench-'));
  const file = join(dataDir, 'neundarter.sqlite');
  const empty = await startBuiltServer({ DATA_DIR: dataDir });
  const account = await registerUser(empty.url);
  await empty.stop();
  const history = fillHistory(
    file,
    matchCounts.map((count) => Math.ceil(count * share)),
  );
  verifyUser(file, account.userId, history.veterans[0]?.playerId ?? '');
  const filledMs = await rebuildStatistics(dataDir);
  const readMs = readAllTurns(file);
  const checkedMs = await rebuildStatistics(dataDir);
  const rows = await measureCalls(dataDir, account, history);
  await rm(dataDir, { recursive: true, force: true });
  const rebuildRow = (what: string, tookMs: number): Row =>
    shown({
      what: `${what}, ${millions(history.turns)}`,
      measured: `${(tookMs / 1000).toFixed(0)} s`,
      baseline: `${(readMs / 1000).toFixed(0)} s reading the same turns`,
      ratio: tookMs / readMs,
    });
  return [
    ...rows,
    rebuildRow('all statistics counted anew, none stored before', filledMs),
    rebuildRow('all statistics counted anew, all stored and right', checkedMs),
  ];
}
