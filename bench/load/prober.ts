// Makes a cheap call again and again, with pauses. Prints how long each one took.
import { setTimeout as wait } from 'node:timers/promises';
import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';

export type ProberInput = { readonly port: number; readonly path: string; readonly seconds: number };
export type ProberResult = { readonly waitsMs: readonly number[] };

const pauseMs = 2;
const { port, path, seconds } = childInput<ProberInput>();
const connection = await Connection.open(port);
const waitsMs: number[] = [];
const endsAt = performance.now() + seconds * 1000;
while (performance.now() < endsAt) {
  const sentAt = performance.now();
  await connection.send('GET', path);
  waitsMs.push(performance.now() - sentAt);
  await wait(pauseMs);
}
connection.close();
console.log(JSON.stringify({ waitsMs } satisfies ProberResult));
