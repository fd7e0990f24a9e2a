import type { createClient } from 'redis';
import type { Log } from './log.ts';

type Client = ReturnType<typeof createClient>;

/** `off` without `REDIS_URL`; `gone` while it cannot be reached, which the server outlives. */
export type RedisState = 'off' | 'ok' | 'gone';

export type Redis = {
  readonly client: Client;
  readonly isReady: () => boolean;
  readonly close: () => void;
};

/** Something needs Redis and it is away. That it went was logged when it went. */
export class RedisGone extends Error {
  constructor() {
    super('redis is gone');
    this.name = 'RedisGone';
  }
}

/** Between two attempts to connect, in ms: doubling from the first to the last. */
const firstRetryMs = 50;
const lastRetryMs = 2000;

/** A connection that is silent for longer is dead, even if nobody closed it, in ms. Pings keep living ones busy. */
const silenceMs = 15_000;
const pingEveryMs = 5000;

/**
 * Connects in the background and for ever: a server starts without Redis and outlives its restarts.
 * The client is imported here because most servers need none and it takes 180 ms.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { createClient } = await import('redis');
  const client: Client = createClient({
    url,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: lastRetryMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(firstRetryMs * 2 ** Math.min(retries, 10), lastRetryMs),
    },
  });
  logChanges(client, log);
  const copies = keepCopies(client);
  void client.connect().catch(() => undefined);
  return {
    client,
    isReady: () => client.isReady,
    close: () => {
      for (const one of [client, ...copies]) if (one.isOpen) one.destroy();
    },
  };
}

/** One line when Redis goes and one when it comes back, however often the client tries in between. */
function logChanges(client: Client, log: Log): void {
  let isGone = false;
  client.on('error', (error: unknown) => {
    if (!isGone)
      log.warn({ err: error }, 'redis is gone; other server processes hear nothing until it is back');
    isGone = true;
  });
  client.on('ready', () => {
    if (isGone) log.info('redis is back');
    isGone = false;
  });
}

/**
 * Remembers the connections that the live channel's adapter opens for reading, since it closes them late or, while
 * Redis is away, never. Its own `disconnect` of a connection closed here must not throw.
 */
function keepCopies(client: Client): readonly Client[] {
  const copies: Client[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = ((overrides) => {
    const copy = duplicate(overrides) as unknown as Client;
    copy.disconnect = async () => {
      if (copy.isOpen) copy.destroy();
    };
    copies.push(copy);
    return copy;
  }) as typeof client.duplicate;
  return copies;
}
