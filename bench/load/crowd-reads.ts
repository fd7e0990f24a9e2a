// Many callers read one address at the same moment, each with a connection of its own, after a call that changes it.
// Prints when the last one of each round was served.
import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';

export type CrowdReadsInput = {
  readonly port: number;
  readonly path: string;
  readonly callers: number;
  /** Sent one by one, each before a round: a method, an address and a body. */
  readonly changes: readonly { readonly path: string; readonly body: string }[];
  readonly headers: string;
};
export type CrowdReadsResult = { readonly lastMs: readonly number[] };

const { port, path, callers, changes, headers } = childInput<CrowdReadsInput>();
const connections: Connection[] = [];
for (let caller = 0; caller < callers; caller += 1) connections.push(await Connection.open(port));
const organiser = await Connection.open(port);
const lastMs: number[] = [];
for (const change of changes) {
  const changed = await organiser.send('POST', change.path, { headers, body: change.body });
  if (changed.status >= 300) throw new Error(`${change.path}: ${changed.status} ${String(changed.body)}`);
  const sentAt = performance.now();
  const answers = await Promise.all(connections.map((connection) => connection.send('GET', path)));
  lastMs.push(performance.now() - sentAt);
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${path}: ${failed.status}`);
}
for (const connection of [...connections, organiser]) connection.close();
console.log(JSON.stringify({ lastMs } satisfies CrowdReadsResult));
