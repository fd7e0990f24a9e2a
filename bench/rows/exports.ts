import { join } from 'node:path';
import { apiBasePath } from '@neundarter/contract/limits';
import { type Account, registerUser } from '../lib/accounts.ts';
import { runChild } from '../lib/child.ts';
import { copyHistory } from '../lib/copy-history.ts';
import { atMost, megabytes, milliseconds, percentile, type Row, shown } from '../lib/figures.ts';
import { fillHistory, verifyUser } from '../lib/fill-history.ts';
import { withPostgres } from '../lib/postgres.ts';
import { residentBytes } from '../lib/resident-bytes.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { ProberInput, ProberResult } from '../load/prober.ts';

const calls = 20;
/** About 100,000 turns of one account. */
const matchesOfOne = 2000;
/** Other accounts, with as many turns together. The server limits the exports of an address to 30 per minute. */
const others = 8;
const matchesOfEach = matchesOfOne / others;
const seconds = 4;

type Server = Awaited<ReturnType<typeof startBuiltServer>>;

const probe = async ({ port }: Server): Promise<readonly number[]> => {
  const input: ProberInput = { port, path: `${apiBasePath}/matches/count`, seconds };
  return (await runChild<ProberResult>('prober', input)).waitsMs;
};

/** Loads one file; returns its number of bytes, 0 if it was refused. */
async function load(server: Server, { token }: Account): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}${apiBasePath}/users/me/export`, { headers });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += answer.ok ? piece.length : 0;
  return bytes;
}

type Idle = { readonly waits: readonly number[]; readonly bytes: number; readonly oneFile: number };
type Loaded = { readonly waitsMs: readonly number[]; readonly peakBytes: number; readonly bytes: number };

/** Waits of another caller and memory while all accounts load their files. */
async function measureDuring(server: Server, accounts: readonly Account[]): Promise<Loaded> {
  let peakBytes = residentBytes(server.pid);
  const watching = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(server.pid));
  }, 50);
  const loading = Promise.all(accounts.map((account) => load(server, account)));
  const waitsMs = await probe(server);
  const bytes = await loading;
  clearInterval(watching);
  return { waitsMs, peakBytes, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

const waitsOf = (waits: readonly number[]): string =>
  `p50 ${milliseconds(percentile(waits, 0.5))}, p99 ${milliseconds(percentile(waits, 0.99))}`;

/** Allowed extra wait of another caller, in ms, and allowed extra memory, in bytes. */
const allowed = { waitMs: 50, bytes: 50 * 1024 * 1024 };

function rowsOf(who: string, idle: Idle, loaded: Loaded) {
  const { oneFile } = idle;
  const [before, during] = [percentile(idle.waits, 0.99), percentile(loaded.waitsMs, 0.99)];
  return [
    atMost((before + allowed.waitMs) / before, {
      what: `call of another caller while ${who}`,
      measured: waitsOf(loaded.waitsMs),
      baseline: `${waitsOf(idle.waits)} without them`,
      ratio: during / before,
    }),
    atMost((idle.bytes + allowed.bytes) / idle.bytes, {
      what: `memory while ${who}`,
      measured: megabytes(loaded.peakBytes),
      baseline: `${megabytes(idle.bytes)} the same process before`,
      ratio: loaded.peakBytes / idle.bytes,
    }),
    shown({
      what: `bytes sent while ${who}`,
      measured: megabytes(loaded.bytes),
      baseline: `${megabytes(oneFile)} a file of 100000 turns`,
      ratio: loaded.bytes / oneFile,
    }),
  ];
}

type Site = { readonly name: string; readonly server: Server; readonly accounts: readonly Account[] };

/** Exports on one kind of database. */
async function measureOn({ name, server, accounts }: Site): Promise<readonly Row[]> {
  const [one, ...rest] = accounts as [Account, ...Account[]];
  // The first file is not measured, so that the memory of a warm process is compared.
  const oneFile = await load(server, one);
  const idle = { oneFile, waits: await probe(server), bytes: residentBytes(server.pid) };
  const same = await measureDuring(server, Array<Account>(calls).fill(one));
  const various = await measureDuring(server, rest);
  const turns = 100_000 / others;
  return [
    ...rowsOf(`an account with 100000 turns calls its export ${calls} times at once, ${name}`, idle, same),
    ...rowsOf(`${others} accounts with ${turns} turns call their exports at once, ${name}`, idle, various),
  ];
}

/** Exports of own data by many callers at once, and what they cost others. */
export async function measureExports(): Promise<readonly Row[]> {
  const server = await startBuiltServer();
  const accounts = await Promise.all(Array.from({ length: others + 1 }, () => registerUser(server.url)));
  await server.kill();
  const file = join(server.dataDir, 'neundarter.sqlite');
  const counts = accounts.map((_, index) => (index === 0 ? matchesOfOne : matchesOfEach));
  const { veterans } = fillHistory(file, counts);
  for (const [index, { userId }] of accounts.entries())
    verifyUser(file, userId, veterans[index]?.playerId ?? '');
  await server.restart();
  const embedded = await measureOn({ name: 'embedded', server, accounts });
  await server.kill();
  const shared = await withPostgres(async (url) => {
    const other = await startBuiltServer({ DATABASE_URL: url });
    await copyHistory(file, url);
    const rows = await measureOn({ name: 'PostgreSQL', server: other, accounts });
    await other.stop();
    return rows;
  });
  await server.stop();
  return [...embedded, ...shared];
}
