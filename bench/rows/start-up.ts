import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/testbed/server.ts';
import { startBareServer } from '../lib/bare-server.ts';
import { atMost, median, milliseconds, type Row } from '../lib/figures.ts';
import { untilAnswered } from '../lib/until-answered.ts';

const rounds = 5;
const repository = new URL('../..', import.meta.url).pathname;

/** Time of an `npm start` without changes, from the start of the process to the first answer, in ms. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  await untilAnswered(`http://127.0.0.1:${port}/health`);
  const took = performance.now() - startedAt;
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
  return took;
}

async function bareOnce(): Promise<number> {
  const startedAt = performance.now();
  const bare = await startBareServer('{}');
  await untilAnswered(`http://127.0.0.1:${bare.port}/`);
  const took = performance.now() - startedAt;
  await bare.stop();
  return took;
}

/** A second `npm start`, compared with the start of a bare HTTP server. */
export async function measureStartUp(): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neundarter-bench-'));
  await startOnce(dataDir);
  const starts: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    starts.push(await startOnce(dataDir));
    bare.push(await bareOnce());
  }
  await rm(dataDir, { recursive: true, force: true });
  return [
    atMost(10, {
      what: '`npm start` to the first answer, nothing changed',
      measured: milliseconds(median(starts)),
      baseline: `${milliseconds(median(bare))} bare HTTP server`,
      ratio: median(starts) / median(bare),
    }),
  ];
}
