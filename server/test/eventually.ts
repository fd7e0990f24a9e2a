import { setTimeout as sleep } from 'node:timers/promises';

/** A test that waits in vain must fail with a reason before the runner's own limit ends it without one, in ms. */
const patienceMs = 30_000;

/** Calls `look` again and again until it returns a value. */
export async function eventually<Value>(
  look: () => Value | undefined | Promise<Value | undefined>,
  what: string,
): Promise<Value> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain for ${what}`);
    await sleep(10);
  }
}
