import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../tools/lib/build-server.mjs';
import { nodeSettings, serverEnvironment } from '../../tools/lib/server-settings.mjs';
import { freePort } from '../../tools/testbed/server.ts';
import { median, megabytes, milliseconds, type Row, shown } from '../lib/figures.ts';
import { residentBytes } from '../lib/resident-bytes.ts';
import { type Broker, startBroker } from '../lib/start-broker.ts';
import { untilAnswered } from '../lib/until-answered.ts';

const rounds = 7;
/** Both servers answer as often before their memory is read. */
const answers = 50;

type Start = { readonly startMs: number; readonly idleBytes: number };
type Place = { readonly main: string; readonly dataDir: string };

/** Starts the built server until its first answer, then waits for its connection to the broker, if it has one. */
async function startOnce({ main, dataDir }: Place, broker: Broker | null): Promise<Start> {
  const port = await freePort();
  const connected = broker?.connected();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeSettings, main], {
    env: {
      ...serverEnvironment(),
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      MQTT_URL: broker?.url ?? '',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/health`;
  await untilAnswered(url);
  const startMs = performance.now() - startedAt;
  await connected;
  for (let count = 0; count < answers; count += 1) await (await fetch(url)).text();
  const idleBytes = residentBytes(child.pid ?? 0);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return { startMs, idleBytes };
}

/** What an MQTT broker costs a server: its start and its memory when idle, with one and without, in turn. */
export async function measureMqtt(): Promise<readonly Row[]> {
  const place = {
    main: await ensureServerBuilt(new URL('../..', import.meta.url).pathname.replace(/\/$/, '')),
    dataDir: await mkdtemp(join(tmpdir(), 'neundarter-bench-')),
  };
  const broker = await startBroker();
  // The first start makes the database, and fills the cache of compiled code.
  await startOnce(place, null);
  await startOnce(place, broker);
  const [without, withBroker]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await startOnce(place, null));
    withBroker.push(await startOnce(place, broker));
  }
  await broker.stop();
  await rm(place.dataDir, { recursive: true, force: true });
  const compare = (figure: keyof Start) => {
    const [measured, baseline] = [withBroker, without].map((starts) => median(starts.map((s) => s[figure])));
    return { measured: measured ?? Number.NaN, baseline: baseline ?? Number.NaN };
  };
  const [start, idle] = [compare('startMs'), compare('idleBytes')];
  return [
    shown({
      what: 'start of the server to the first answer, with an MQTT broker',
      measured: milliseconds(start.measured),
      baseline: `${milliseconds(start.baseline)} without a broker`,
      ratio: start.measured / start.baseline,
    }),
    shown({
      what: 'memory of an idle server, connected to an MQTT broker',
      measured: megabytes(idle.measured),
      baseline: `${megabytes(idle.baseline)} without a broker`,
      ratio: idle.measured / idle.baseline,
    }),
  ];
}
