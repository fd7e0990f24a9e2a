import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { recentlyUsed } from '../recently-used.ts';
import { type Redis, RedisGone } from '../redis.ts';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Redis script: increases the count, starts the window with the first one, returns the count and the rest of the
 * window in ms.
 */
const countScript = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/**
 * Limits the requests per client address on routes with a `RateLimit`: in this process, or with Redis for all processes
 * together. While Redis is not reachable there are no limits, because it holds the counts.
 */
export async function limitRates(app: FastifyInstance, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
    store: redis === null ? LocalCounter : sharedCounter(redis),
  });
}

/** Maximum number of client addresses that a route remembers. */
const maxAddresses = 5000;

/**
 * The counts of this process. The plug-in's own store measures its windows with the clock of the machine: after it was
 * set back, a limit would hold until the clock is there again.
 */
class LocalCounter {
  readonly #counts = recentlyUsed<{ readonly current: number; readonly endsAt: number }>(maxAddresses);

  incr(address: string, counted: Counted, timeWindowMs: number): void {
    const now = performance.now();
    const known = this.#counts.get(address);
    const isNew = known === undefined || known.endsAt <= now;
    const { current, endsAt } = isNew ? { current: 0, endsAt: now + timeWindowMs } : known;
    this.#counts.set(address, { current: current + 1, endsAt });
    counted(null, { current: current + 1, ttl: endsAt - now });
  }

  child(): LocalCounter {
    return new LocalCounter();
  }
}

/** The plug-in creates one instance of this class, and a child for every limited route. */
function sharedCounter(redis: Redis) {
  return class SharedCounter {
    readonly #route: string;

    constructor(options: { readonly routeInfo?: { readonly url?: string | undefined } }) {
      this.#route = options.routeInfo?.url ?? '';
    }

    incr(address: string, counted: Counted, timeWindowMs: number): void {
      if (!redis.isReady()) return counted(new RedisGone());
      const keys = [`neundarter:rate:${this.#route}:${address}`];
      redis.client
        .eval(countScript, { keys, arguments: [String(timeWindowMs)] })
        .then((reply) => {
          const [current, ttl] = reply as [number, number];
          counted(null, { current, ttl });
        })
        .catch(counted);
    }

    // The plug-in's types are wrong: it does not pass a route but the limits, which contain the route.
    child(options: object): SharedCounter {
      return new SharedCounter(options);
    }
  };
}
