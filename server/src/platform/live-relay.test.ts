import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { connectLive, disconnectClients } from '../../test/live-client.ts';
import { redises, redisProxy } from '../../test/redis.ts';
import { newId } from './ids.ts';
import { type Live, openLive } from './live.ts';
import { connectRedis } from './redis.ts';

type Process = { readonly live: Live; readonly url: string; readonly close: () => Promise<void> };

const running = new Set<Process>();
afterEach(async () => {
  disconnectClients();
  await Promise.all([...running].map(({ close }) => close()));
  running.clear();
});

/** The live channel of one server process. */
const startLive = async (redisUrl: string): Promise<Process> => {
  const http = createServer();
  const log = pino({ level: 'silent' });
  const redis = await connectRedis(redisUrl, log);
  const live = openLive(http, {
    log,
    identify: async () => null,
    mayFollow: async () => true,
    readStanding: async () => null,
    readEventRevision: async () => 0,
    presence: { arrive: () => () => undefined },
    redis,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    await live.disconnectAll();
    http.close();
    live.close();
    redis.close();
  };
  const one = { live, close, url: `http://127.0.0.1:${(http.address() as { port: number }).port}` };
  running.add(one);
  return one;
};

const stateIs = (state: string, { live }: Process) =>
  eventually(() => live.redisState() === state || undefined, `redis ${state}`);

/** A spectator with its own channel. */
const spectator = async ({ url }: Process, channel: string) => {
  const client = await connectLive(url);
  expect(await client.subscribe(channel)).toMatchObject({ ok: true });
  return client;
};

const start = (revision: number) => ['match-started', { matchId: newId(), eventId: null, revision }] as const;

describe.each(redises)('several processes on $name', ({ url }) => {
  it('receive each other’s events in order', async () => {
    const [one, other] = [await startLive(url()), await startLive(url())];
    await Promise.all([stateIs('ok', one), stateIs('ok', other)]);
    const channel = `events/${newId()}` as const;
    const [near, far] = [await spectator(one, channel), await spectator(other, channel)];
    const publish = async (count: number) => one.live.publish(channel, ...start(count));
    await Promise.all(Array.from({ length: 300 }, (_, count) => publish(count)));
    const wanted = Array.from({ length: 300 }, (_, count) => count);
    for (const { heard, hears } of [near, far]) {
      await hears('match-started', ({ revision }) => revision === 299);
      expect(heard.map(({ payload }) => payload.revision)).toEqual(wanted);
    }
  });

  it('start without Redis, serve their own spectators, and connect when Redis is back', async () => {
    const proxy = await redisProxy(url());
    await proxy.cut();
    const [late, other] = [await startLive(proxy.url), await startLive(url())];
    await stateIs('ok', other);
    expect(late.live.redisState()).toBe('gone');
    const channel = `events/${newId()}` as const;
    const [near, far] = [await spectator(late, channel), await spectator(other, channel)];
    await expect(late.live.publish(channel, ...start(1))).rejects.toThrow('redis is gone');
    await near.hears('match-started');
    expect(far.heard).toEqual([]);

    await proxy.mend();
    await stateIs('ok', late);
    await late.live.publish(channel, ...start(2));
    await far.hears('match-started', ({ revision }) => revision === 2);
    await other.live.publish(channel, ...start(3));
    await near.hears('match-started', ({ revision }) => revision === 3);
    await proxy.cut();
  });

  it('lose no event while one of them cannot reach Redis', async () => {
    const proxy = await redisProxy(url());
    const [cut, other] = [await startLive(proxy.url), await startLive(url())];
    await Promise.all([stateIs('ok', cut), stateIs('ok', other)]);
    const channel = `events/${newId()}` as const;
    const near = await spectator(cut, channel);
    await other.live.publish(channel, ...start(1));
    await near.hears('match-started', ({ revision }) => revision === 1);

    await proxy.cut();
    await stateIs('gone', cut);
    for (const revision of [2, 3, 4]) await other.live.publish(channel, ...start(revision));
    await proxy.mend();
    await near.hears('match-started', ({ revision }) => revision === 4);
    const told = near.heard.filter(({ event }) => event === 'match-started');
    expect(told.map(({ payload }) => payload.revision)).toEqual([1, 2, 3, 4]);
    // A Redis that has lost its data would not have sent them, so everybody asks.
    await near.hears('rights-changed');
    await stateIs('ok', cut);
    await proxy.cut();
  });

  it('can end without Redis', async () => {
    const proxy = await redisProxy(url());
    await proxy.cut();
    const alone = await startLive(proxy.url);
    running.delete(alone);
    await alone.close();
    await proxy.mend();
    expect(alone.live.redisState()).toBe('gone');
    await proxy.cut();
  });
});
