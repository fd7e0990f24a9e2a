import { connect, createServer, type Socket } from 'node:net';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('redis');

/** Redis for tests, in a list that is empty only if Redis is switched off by name. */
export const redises: readonly { readonly name: string; readonly url: () => string }[] = isSwitchedOff
  ? []
  : [{ name: 'redis', url: redisUrl }];

function redisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (!url)
    throw new Error(
      'TEST_REDIS_URL names no Redis to test with. Start one, or switch these tests off by name: NEUNDARTER_SKIP=redis',
    );
  return url;
}

type RedisProxy = {
  /** Address to use instead of the real one; it stays the same after every cut. */
  readonly url: string;
  /** From now on Redis cannot be reached, and all connections are closed. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
};

/** Stands between a server and Redis, so that a test can cut off Redis without stopping it for other tests. */
export async function redisProxy(url: string): Promise<RedisProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const redis = connect(Number(target.port || 6379), target.hostname);
    for (const socket of [client, redis]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(redis).pipe(client);
    client.on('close', () => redis.destroy());
    redis.on('close', () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const port = await listen(0);
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(port);
  return {
    url: own.toString(),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => {
      if (!server.listening) await listen(port);
    },
  };
}
