import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { redises } from '../../../test/redis.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { connectRedis, type Redis } from '../redis.ts';
import { createCallCounter } from './count-calls.ts';
import { shareOnce } from './share-counts.ts';

const log = createLog('silent');

describe.each(redises)('counts of several processes in $name', ({ url }) => {
  let redis: Redis;

  beforeEach(async () => {
    redis = await connectRedis(url(), log);
    await eventually(() => redis.isReady() || undefined, 'Redis');
  });
  afterEach(() => redis.close());

  it('are added', async () => {
    const now = Date.now();
    const limited = { key: newId(), limit: { burst: 5, perSecond: 0.1 } };
    const processes = [createCallCounter(), createCallCounter()].map((counter) => ({
      counter,
      redis,
      now: () => now,
    }));
    const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]];
    for (const { counter } of processes)
      for (let call = 0; call < 3; call += 1) expect(counter.count([limited], now)).toBe(0);
    await shareOnce(one);
    await shareOnce(other);
    expect(other.counter.count([limited], now)).toBeGreaterThan(9000);
    expect(one.counter.count([limited], now)).toBe(0);
    await shareOnce(one);
    expect(one.counter.count([limited], now)).toBeGreaterThan(9000);
    expect(await redis.client.pTTL(`neundarter:calls:${limited.key}`)).toBeGreaterThan(60_000);
  });
});
