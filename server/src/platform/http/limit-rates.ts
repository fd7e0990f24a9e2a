import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Redis, RedisGone } from '../redis.ts';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts and, with the first, starts the window. Answers the count and what is left of the window in ms. */
const countScript = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/**
 * Limits the routes that say so (see `RateLimit`), per client address: in this process, or for all processes
 * together where there is Redis. While Redis is away nothing is limited, since nobody can be counted.
 */
export async function limitRates(app: FastifyInstance, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
    ...(redis && { store: sharedCounter(redis) }),
  });
}

/** The plug-in makes one of these and a child for every limited route. */
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

    // The plug-in's types say that it passes a route; it passes the limits with the route inside.
    child(options: object): SharedCounter {
      return new SharedCounter(options);
    }
  };
}
