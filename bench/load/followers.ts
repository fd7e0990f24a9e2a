// Many followers of an event, each with a connection of its own, who hear one of its live events after each change. Prints when
// the last one of each round had it.
import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';
import { openAll, watch } from '../lib/spectator.ts';

export type FollowersInput = {
  readonly port: number;
  readonly channel: string;
  readonly event: string;
  readonly followers: number;
  /** Sent one by one: an address and a body. */
  readonly changes: readonly { readonly path: string; readonly body: string }[];
  readonly headers: string;
};
export type FollowersResult = {
  /** Time from sending a change until the last follower has it, in ms. */
  readonly lastMs: readonly number[];
  /** The raw text of the last event. */
  readonly message: string;
};

const { port, channel, event, followers, changes, headers } = childInput<FollowersInput>();
let received = 0;
let message = '';
let onAll: () => void = () => {};
await openAll(followers, () =>
  watch(port, { channel, event }, (packet) => {
    message = packet;
    received += 1;
    if (received === followers) onAll();
  }),
);
const organiser = await Connection.open(port);
const lastMs: number[] = [];
for (const { path, body } of changes) {
  received = 0;
  const all = new Promise<void>((resolve) => {
    onAll = resolve;
  });
  const sentAt = performance.now();
  const changed = await organiser.send('POST', path, { headers, body });
  if (changed.status >= 300) throw new Error(`${path}: ${changed.status} ${String(changed.body)}`);
  await all;
  lastMs.push(performance.now() - sentAt);
}
organiser.close();
console.log(JSON.stringify({ lastMs, message } satisfies FollowersResult));
process.exit(0);
