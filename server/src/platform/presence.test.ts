import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { redises, redisProxy } from '../../test/redis.ts';
import { newId } from './ids.ts';
import { type ChangeScope, createPresence, type Presence } from './presence.ts';
import { connectRedis } from './redis.ts';
import { createSharedPresence, type SharedPresence } from './shared-presence.ts';

const log = pino({ level: 'silent' });
/** Short, because a test waits for it many times. ms */
const graceMs = 20;
const beatMs = 200;

type News = { readonly playerId: string; readonly scope: ChangeScope };
type Process = { readonly presence: Presence; readonly news: readonly News[]; readonly kill: () => void };

const running = new Set<() => Promise<void>>();
afterEach(async () => {
  await Promise.all([...running].map((stop) => stop()));
  running.clear();
});

const listenTo = (presence: Presence): News[] => {
  const news: News[] = [];
  presence.onChange((playerId, scope) => news.push({ playerId, scope }));
  return news;
};

describe('presence in one process', () => {
  // The moment after which somebody is gone passes when the test says so.
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());
  const graceEnds = () => vi.advanceTimersByTimeAsync(graceMs);
  const start = () => {
    const presence = createPresence({ log, shared: null, graceMs });
    return { presence, news: listenTo(presence) };
  };

  it('lasts until the last connection is closed', async () => {
    const { presence, news } = start();
    const [first, second] = [presence.arrive('anna'), presence.arrive('anna')];
    presence.arrive('ben');
    first();
    await graceEnds();
    expect(await presence.playerIds()).toEqual(new Set(['anna', 'ben']));
    second();
    await graceEnds();
    expect(await presence.playerIds()).toEqual(new Set(['ben']));
    expect(news.map(({ playerId }) => playerId)).toEqual(['anna', 'ben', 'anna']);
    expect(news.every(({ scope }) => scope === 'everywhere')).toBe(true);
  });

  it('is not interrupted when a page is reloaded', async () => {
    const { presence, news } = start();
    for (let pages = 0; pages < 5; pages += 1) presence.arrive('anna')();
    const leave = presence.arrive('anna');
    await graceEnds();
    expect(await presence.playerIds()).toEqual(new Set(['anna']));
    expect(news).toHaveLength(1);
    leave();
    await graceEnds();
    expect(news).toHaveLength(2);
  });

  it('ends without an event when the server stops', async () => {
    const { presence, news } = start();
    presence.arrive('anna')();
    await presence.stop();
    await graceEnds();
    expect(news).toHaveLength(1);
  });
});

describe.each(redises)('presence in several processes on $name', ({ url }) => {
  /** One process; `kill` stops it without a message, as if it had died. */
  const start = async (redisUrl = url()): Promise<Process & { readonly shared: SharedPresence }> => {
    const redis = await connectRedis(redisUrl, log);
    const shared = createSharedPresence(redis, beatMs);
    const presence = createPresence({ log, shared, graceMs });
    const news = listenTo(presence);
    const stop = async () => {
      await presence.stop();
      redis.close();
    };
    running.add(stop);
    await eventually(() => redis.isReady() || redisUrl !== url() || undefined, 'redis');
    return { presence, shared, news, kill: () => redis.close() };
  };
  const shows = ({ presence }: Process, playerId: string, isThere: boolean) =>
    eventually(
      async () => (await presence.playerIds()).has(playerId) === isThere || undefined,
      `${playerId} ${isThere}`,
    );

  it('is known in all processes', async () => {
    const [one, other] = [await start(), await start()];
    const anna = newId();
    const leave = one.presence.arrive(anna);
    await shows(other, anna, true);
    const leaveOther = other.presence.arrive(anna);
    leave();
    await eventually(() => one.news.length >= 2 || undefined, 'the end of the first connection');
    // On a stalled machine a process may seem dead for a moment, and then come back.
    await shows(one, anna, true);
    leaveOther();
    await shows(one, anna, false);
  });

  it('ends when its process dies, and every other process notices', async () => {
    const [dying, ...others] = [await start(), await start(), await start()];
    const [anna, ben] = [newId(), newId()];
    dying.presence.arrive(anna);
    dying.presence.arrive(ben);
    for (const one of others) await shows(one, anna, true);
    dying.kill();
    for (const one of others) {
      await shows(one, anna, false);
      const heard = (id: string) =>
        eventually(() => one.news.find(({ playerId }) => playerId === id), 'the news of a death');
      expect([await heard(anna), await heard(ben)]).toEqual([
        { playerId: anna, scope: 'here' },
        { playerId: ben, scope: 'here' },
      ]);
    }
  });

  it('ends when its process stops', async () => {
    const [stopping, other] = [await start(), await start()];
    const anna = newId();
    stopping.presence.arrive(anna);
    await shows(other, anna, true);
    await stopping.presence.stop();
    await shows(other, anna, false);
    await eventually(() => other.news.find(({ playerId }) => playerId === anna), 'the news');
  });

  it('is restored after a failure of Redis, during which each process knows only its own players', async () => {
    const proxy = await redisProxy(url());
    const [cut, other] = [await start(proxy.url), await start()];
    const [anna, ben] = [newId(), newId()];
    cut.presence.arrive(anna);
    other.presence.arrive(ben);
    await shows(other, anna, true);
    await shows(cut, ben, true);
    await proxy.cut();
    await shows(cut, ben, false);
    expect((await cut.presence.playerIds()).has(anna)).toBe(true);
    await shows(other, anna, false);
    await proxy.mend();
    await shows(other, anna, true);
    await shows(cut, ben, true);
    // Listeners that took Anna for offline receive that she is online.
    await eventually(
      () => cut.news.filter(({ playerId, scope }) => playerId === anna && scope === 'everywhere')[1],
      'the news that Anna is there after all',
    );
    await proxy.cut();
  });
});
