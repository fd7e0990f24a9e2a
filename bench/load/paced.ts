// Scorers, spectators and readers at a given pace, whatever the answers take. Prints what was done each second, and the processor
// time of the named processes.
import { apiBasePath } from '@neundarter/contract/limits';
import { guestToken, Scorer, startMatch } from '../lib/api.ts';
import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';
import { familyMs, processorMs } from '../lib/processor-time.ts';
import { residentBytes } from '../lib/resident-bytes.ts';
import { openAll, watchMatch } from '../lib/spectator.ts';

export type PacedInput = {
  readonly port: number;
  readonly matches: number;
  /** Spread over the matches. */
  readonly watchers: number;
  /** Each a number per second. */
  readonly turns: number;
  readonly reads: number;
  readonly opens: number;
  readonly seconds: number;
  /** Processes whose time is measured. */
  readonly pids: readonly number[];
  /** Processes whose time is measured together with that of those which they have started. */
  readonly families: readonly number[];
};
export type PacedResult = {
  readonly done: {
    readonly turns: number;
    readonly deliveries: number;
    readonly reads: number;
    readonly opens: number;
  };
  /** Also those before the measured seconds. */
  readonly turnsInAll: number;
  /** Resident memory of the first process at the end. */
  readonly residentBytes: number;
  /** Processor time in each second, in ms. */
  readonly pidsMs: readonly number[];
  readonly familiesMs: readonly number[];
  /** Bytes of one event as it is sent; 0 without one. */
  readonly deliveryBytes: number;
};

const { port, matches, watchers, turns, reads, opens, seconds, pids, families } = childInput<PacedInput>();
const count = { turns: 0, deliveries: 0, reads: 0, opens: 0 };
let deliveryBytes = 0;
const token = await guestToken(port);

/** Work that is done one after the other on each of some connections. */
const inTurn = <Item>(items: readonly Item[], work: (item: Item, number: number) => Promise<unknown>) => {
  const tails = items.map(() => Promise.resolve() as Promise<unknown>);
  let number = 0;
  return () => {
    const [at, own] = [number % items.length, number];
    const item = items[at];
    number += 1;
    if (item === undefined) return;
    tails[at] = tails[at]?.then(() => work(item, own)) ?? work(item, own);
  };
};

const started = await Promise.all(
  Array.from({ length: matches }, async () => {
    const scorer = await Scorer.signIn(port, token);
    return { scorer, match: await startMatch(scorer) };
  }),
);
// Nobody enters turns there, so that connections which are opened meanwhile get none.
const quiet = await startMatch(await Scorer.signIn(port, token));
await openAll(watchers, (index) =>
  watchMatch(port, started[index % matches]?.match.id ?? '', (packet) => {
    count.deliveries += 1;
    deliveryBytes = Buffer.byteLength(packet);
  }),
);
const readers = await Promise.all(Array.from({ length: 8 }, () => Connection.open(port)));

const enterTurn = inTurn(started, async ({ scorer, match: { id, players } }, number) => {
  const playerId = players[Math.trunc(number / matches) % 2];
  await scorer.call('POST', `/matches/${id}/throw`, { playerId, score: 0 });
  count.turns += 1;
});
const read = inTurn(readers, async (reader, number) => {
  const id = started[number % matches]?.match.id ?? '';
  const { status, body } = await reader.send('GET', `${apiBasePath}/matches/${id}/standing`);
  if (status !== 200) throw new Error(`${status} ${String(body)}`);
  count.reads += 1;
});
const open = () => {
  void watchMatch(port, quiet.id, () => undefined).then(() => {
    count.opens += 1;
  });
};

const startedAt = performance.now();
/** Does something so many times a second. */
const pace = (perSecond: number, work: () => void) => {
  let done = 0;
  return () => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; done + 1 <= due; done += 1) work();
  };
};
const all = [pace(turns, enterTurn), pace(reads, read), pace(opens, open)];
setInterval(() => all.forEach((work) => work()), 4);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

await wait(2000);
const now = () => ({
  at: performance.now(),
  count: { ...count },
  pids: pids.map(processorMs),
  families: families.map(familyMs),
});
const before = now();
await wait(seconds * 1000);
const after = now();
const passed = (after.at - before.at) / 1000;
const each = (later: readonly number[], earlier: readonly number[]) =>
  later.map((value, index) => (value - (earlier[index] ?? 0)) / passed);
const done = {
  turns: (after.count.turns - before.count.turns) / passed,
  deliveries: (after.count.deliveries - before.count.deliveries) / passed,
  reads: (after.count.reads - before.count.reads) / passed,
  opens: (after.count.opens - before.count.opens) / passed,
};
console.log(
  JSON.stringify({
    done,
    turnsInAll: count.turns,
    residentBytes: residentBytes(pids[0] ?? 0),
    pidsMs: each(after.pids, before.pids),
    familiesMs: each(after.families, before.families),
    deliveryBytes,
  } satisfies PacedResult),
);
process.exit(0);
