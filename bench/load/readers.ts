// Reads one address again and again on several connections. Prints reads per second.

import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';

export type ReadersInput = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
};
export type ReadersResult = { readonly readsPerSecond: number };

const { port, path, connections, seconds } = childInput<ReadersInput>();
let reads = 0;
let isMeasuring = false;
let endsAt = Number.POSITIVE_INFINITY;

async function read(): Promise<void> {
  const connection = await Connection.open(port);
  while (performance.now() < endsAt) {
    const answer = await connection.send('GET', path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    if (isMeasuring) reads += 1;
  }
  connection.close();
}

const all = Promise.all(Array.from({ length: connections }, read));
await new Promise((resolve) => setTimeout(resolve, 1000));
isMeasuring = true;
endsAt = performance.now() + seconds * 1000;
await all;
console.log(JSON.stringify({ readsPerSecond: reads / seconds } satisfies ReadersResult));
