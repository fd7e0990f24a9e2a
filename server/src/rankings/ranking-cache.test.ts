import { describe, expect, it } from 'vitest';
import { rankingCache } from './ranking-cache.ts';

/** An event whose state is read when the test says so. */
const createEvent = () => {
  const reads: { readonly revision: number; readonly finish: () => void }[] = [];
  let answers = 0;
  const cache = rankingCache();
  let revision = 1;
  const ask = (query = 'table') =>
    cache.textOf(
      { eventId: 'event', revision, query },
      () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const state = { revision, figures: [], rules: null };
        reads.push({ revision, finish: resolve });
        return promise.then(() => state);
      },
      () => {
        answers += 1;
        return [answers];
      },
    );
  return { ask, reads, answers: () => answers, change: () => (revision += 1) };
};

const finishAll = async (event: ReturnType<typeof createEvent>) => {
  // The read begins after the cache has looked for a known state.
  await new Promise(setImmediate);
  for (const { finish } of event.reads) finish();
};

describe('the cache of answers about events', () => {
  it('reads and computes once for all requests until the next change', async () => {
    const event = createEvent();
    const asked = Array.from({ length: 2000 }, () => event.ask());
    await finishAll(event);
    const texts = await Promise.all(asked);
    expect(new Set(texts.map(({ text }) => text.bytes.toString()))).toEqual(new Set(['[1]']));
    expect((await event.ask()).etag).toBe('W/"1"');
    expect([event.reads.length, event.answers()]).toEqual([1, 1]);
  });

  it('reads once for several queries', async () => {
    const event = createEvent();
    const asked = [event.ask('table'), event.ask('stats')];
    await finishAll(event);
    await Promise.all(asked);
    await event.ask('highscores');
    expect(event.reads.length).toBe(1);
    expect(event.answers()).toBe(3);
  });

  it('reads again after a change', async () => {
    const event = createEvent();
    const first = event.ask();
    await finishAll(event);
    await first;
    event.change();
    const second = event.ask();
    await finishAll(event);
    expect((await second).etag).toBe('W/"2"');
    expect(event.reads.map(({ revision }) => revision)).toEqual([1, 2]);
  });
});
