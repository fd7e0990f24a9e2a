import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../lib/child.ts';
import { atLeast, median, milliseconds, percentile, perSecond, type Row, shown } from '../lib/figures.ts';
import { withPostgres } from '../lib/postgres.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { BareWritesInput, BareWritesResult } from '../load/bare-writes.ts';
import type { ScorersInput, ScorersResult } from '../load/scorers.ts';

const seconds = 5;
const rounds = 3;

const embedded = 'embedded';

type Rates = { readonly turnsPerSecond: number; readonly waitsMs: readonly number[] };

const middle = (rates: readonly Rates[]): number => median(rates.map((rate) => rate.turnsPerSecond));
const waits = (rates: readonly Rates[]): string => {
  const all = rates.flatMap((rate) => rate.waitsMs);
  return `p50 ${milliseconds(percentile(all, 0.5))}, p99 ${milliseconds(percentile(all, 0.99))}`;
};

const score = (port: number, scorers: number): Promise<ScorersResult> =>
  runChild('scorers', { port, scorers, seconds } satisfies ScorersInput);

/** Measures server and bare loop alternately, so that a slow moment of the machine affects both. */
async function measure(
  port: number,
  source: BareWritesInput['source'],
): Promise<{ one: readonly Rates[]; fifty: readonly Rates[]; bare: readonly Rates[] }> {
  const one: Rates[] = [];
  const fifty: Rates[] = [];
  const bare: Rates[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await score(port, 1));
    fifty.push(await score(port, 50));
    bare.push(await runChild<BareWritesResult>('bare-writes', { source, seconds } satisfies BareWritesInput));
  }
  return { one, fifty, bare };
}

function rowsOf(name: string, { one, fifty, bare }: Awaited<ReturnType<typeof measure>>): readonly Row[] {
  const baseline = `${perSecond(middle(bare))} bare loop, ${waits(bare)}`;
  const row = (scorers: string, rates: readonly Rates[]) => ({
    what: `durable turns over HTTP, ${scorers}, ${name}`,
    measured: `${perSecond(middle(rates))}, ${waits(rates)}`,
    baseline,
    ratio: middle(rates) / middle(bare),
  });
  const many = row('50 scorers', fifty);
  return [shown(row('1 scorer', one)), name === embedded ? atLeast(1, many) : shown(many)];
}

async function measureEmbedded(): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neundarter-bench-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir });
  const file = join(dataDir, 'neundarter.sqlite');
  const rates = await measure(server.port, { kind: 'sqlite', file });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return rowsOf(embedded, rates);
}

/** Durable turns per second (every answer waits for its commit), compared with a bare loop over the same rows. */
export async function measureWrites(): Promise<readonly Row[]> {
  const own = await measureEmbedded();
  const shared = await withPostgres(async (url) => {
    const server = await startBuiltServer({ DATABASE_URL: url });
    const rates = await measure(server.port, { kind: 'postgres', url });
    await server.stop();
    return rowsOf('PostgreSQL', rates);
  });
  return [...own, ...shared];
}
