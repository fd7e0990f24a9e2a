import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { createClient } from 'redis';
import type { Log } from './log.ts';

type Client = ReturnType<typeof createClient>;

/** `off` without `REDIS_URL`; `gone` while it cannot be reached (the server still works). */
export type RedisState = 'off' | 'ok' | 'gone';

export type Redis = {
  readonly client: Client;
  /** Connects Socket.IO to a stream of this Redis. */
  readonly createAdapter: typeof createAdapter;
  readonly isReady: () => boolean;
  /** Calls `listener` whenever a lost connection is back. */
  readonly onBack: (listener: () => void) => void;
  readonly close: () => void;
};

/** Redis is needed but cannot be reached. The loss of the connection was already logged. */
export class RedisGone extends Error {
  constructor() {
    super('redis is gone');
    this.name = 'RedisGone';
  }
}

/** Pauses between attempts to connect, in ms: they double from the first to the last value. */
const firstRetryMs = 50;
const lastRetryMs = 2000;

/** Time without data after which a connection counts as lost, in ms. Pings keep working connections active. */
const silenceMs = 15_000;
const pingEveryMs = 5000;

/**
 * Connects in the background and never gives up: a server can start without Redis and keeps running when Redis
 * restarts. The libraries are imported here because most servers do not need them.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const [{ createClient }, { createAdapter: createStreamAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client: Client = createClient({
    url,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: lastRetryMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(firstRetryMs * 2 ** Math.min(retries, 10), lastRetryMs),
    },
  });
  const onBack = watchConnection(client, log);
  const copies = keepCopies(client);
  void client.connect().catch(() => undefined);
  return {
    client,
    createAdapter: createStreamAdapter,
    isReady: () => client.isReady,
    onBack,
    close: () => {
      for (const one of [client, ...copies]) if (one.isOpen) one.destroy();
    },
  };
}

/** Logs one line when the connection to Redis is lost and one when it is back, however often the client tries. */
function watchConnection(client: Client, log: Log): Redis['onBack'] {
  const listeners: (() => void)[] = [];
  let isGone = false;
  client.on('error', (error: unknown) => {
    if (!isGone)
      log.warn({ err: error }, 'redis is gone; other server processes hear nothing until it is back');
    isGone = true;
  });
  client.on('ready', () => {
    if (!isGone) return;
    isGone = false;
    log.info('redis is back');
    for (const listener of listeners) listener();
  });
  return (listener) => void listeners.push(listener);
}

/**
 * Keeps a list of the connections that the live channel's adapter opens for reading, because the adapter closes them
 * late or, while Redis is not reachable, never. If they are closed here, the adapter's own `disconnect` must not
 * throw.
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
