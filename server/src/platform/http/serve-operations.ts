import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { RedisState } from '../redis.ts';

/** What `/health` and `/metrics` need. */
export type Operations = {
  readonly version: string;
  readonly metrics: Metrics;
  /** Rejects if the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
  readonly redisState: () => RedisState;
};

/** Maximum wait for the database, in ms; after that it counts as down. */
const pingTimeoutMs = 2000;

/** `GET /health` for load balancers and `GET /metrics` for Prometheus; both outside the API. */
export function serveOperations(app: FastifyInstance, operations: Operations): void {
  app.get('/health', async (_request, reply) => {
    const health = await readHealth(operations);
    return reply
      .code(health.status === 'down' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await operations.metrics.render();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
}

/** Without its database a server is down. Without Redis it works, but other processes do not get its live events. */
async function readHealth({ version, pingDatabase, redisState }: Operations) {
  const database = await answers(pingDatabase);
  const redis = redisState();
  const status = database ? (redis === 'gone' ? 'degraded' : 'ok') : 'down';
  return {
    status,
    database: database ? 'ok' : 'gone',
    redis,
    version,
    uptimeSeconds: Math.round(process.uptime()),
  };
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  const timeout = new AbortController();
  const tooLate = new Promise<false>((resolve) => {
    const timer = setTimeout(() => resolve(false), pingTimeoutMs);
    timeout.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answer = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => timeout.abort());
}
