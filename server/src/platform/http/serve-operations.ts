import { BlockList, isIPv6 } from 'node:net';
import type { ErrorCode } from '@neundarter/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseFull } from '../db/database.ts';
import { isSameSecret } from '../is-same-secret.ts';
import type { Metrics } from '../metrics.ts';
import type { RedisState } from '../redis.ts';
import { answerOtherMethods } from './answer-other-methods.ts';
import { sendRefusal } from './problem.ts';

/** What `/health` and `/metrics` need. */
type Operations = {
  readonly version: string;
  readonly metrics: Metrics;
  /** Rejects if the database does not answer; with DatabaseFull if it cannot write. */
  readonly pingDatabase: () => Promise<void>;
  readonly redisState: () => RedisState;
  /** When the certificate for https ends, ms since 1970; null if there is none, or if the server has no https. */
  readonly certificateEndsAt: (() => number | null) | null;
  /** Secret that a reader of the metrics must send; null: only this machine may read them. */
  readonly metricsToken: string | null;
};

/** `full`: it answers, but its disk is full or broken. */
type DatabaseState = 'ok' | 'full' | 'gone';

/** Maximum wait for the database, in ms; after that it counts as down. */
const pingTimeoutMs = 2000;

/** `GET /health` for load balancers and `GET /metrics` for Prometheus; both outside the API. */
export function serveOperations(app: FastifyInstance, operations: Operations): void {
  app.get('/health', async (_request, reply) => {
    const health = await readHealth(operations);
    return (
      reply
        .code(health.status === 'down' ? 503 : 200)
        .header('cache-control', 'no-store')
        // The page at the plain address asks whether this device trusts the secure one.
        .header('access-control-allow-origin', '*')
        .send(health)
    );
  });
  app.get('/metrics', async (request, reply) => {
    const refusal = refuseReader(request, operations.metricsToken);
    if (refusal !== null) return sendRefusal(request, reply, { code: refusal, fields: [] });
    const { contentType, text } = await operations.metrics.render();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
  for (const url of ['/health', '/metrics']) answerOtherMethods(app, url, ['GET']);
}

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** Headers with which a reverse proxy says for whom it asks. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Why the caller may not read the metrics; null if they may. */
function refuseReader({ headers, socket }: FastifyRequest, token: string | null): ErrorCode | null {
  if (token !== null) {
    const isRight = isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
    return isRight ? null : 'error.unauthorized';
  }
  const address = socket.remoteAddress ?? '';
  const isHere = address !== '' && thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return isHere && !isForwarded ? null : 'error.insufficient-permissions';
}

/** Without its database a server is down. Without Redis it works, but other processes do not get its live events. */
async function readHealth({ version, pingDatabase, redisState, certificateEndsAt }: Operations) {
  const database = await stateOf(pingDatabase);
  const redis = redisState();
  const status = database === 'ok' ? (redis === 'gone' ? 'degraded' : 'ok') : 'down';
  return {
    status,
    database,
    redis,
    version,
    uptimeSeconds: Math.round(process.uptime()),
    ...(certificateEndsAt !== null && { certificateEndsAt: isoOf(certificateEndsAt()) }),
  };
}

/** `2026-11-25T12:00:00.000Z`. @param ms since 1970 */
const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

async function stateOf(ping: () => Promise<void>): Promise<DatabaseState> {
  const timeout = new AbortController();
  const tooLate = new Promise<DatabaseState>((resolve) => {
    const timer = setTimeout(() => resolve('gone'), pingTimeoutMs);
    timeout.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answer = ping().then(
    (): DatabaseState => 'ok',
    (error: unknown): DatabaseState => (error instanceof DatabaseFull ? 'full' : 'gone'),
  );
  return Promise.race([answer, tooLate]).finally(() => timeout.abort());
}
