import type { Redis } from '../redis.ts';
import type { CallCounter } from './count-calls.ts';

/** Interval in which processes tell each other their counts, in ms: far shorter than it takes to use up a limit. */
const shareEveryMs = 1000;

/** Maximum keys per script, so that Redis answers others in between. */
const keysPerScript = 500;

/**
 * Redis script: adds the calls of a process to the time at which all calls of a key are forgotten, and returns for each
 * key how far that is away. All times are ms by the clock of Redis.
 */
const addScript = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local used = {}
for index, key in ipairs(KEYS) do
  local empty = math.max(now, tonumber(redis.call('GET', key) or '0')) + tonumber(ARGV[index])
  redis.call('SET', key, string.format('%.0f', empty), 'PX', math.ceil(empty - now) + 1)
  used[index] = math.floor(empty - now)
end
return used`;

/** A counter whose calls are added to those of other processes, and the clock of its process (ms since 1970). */
type Shared = { readonly counter: CallCounter; readonly redis: Redis; readonly now: () => number };

/** Adds the calls since the last time to those of all processes, and takes over the sum. */
export const shareOnce = async ({ counter, redis, now }: Shared): Promise<void> => {
  const spent = [...counter.takeSpent()];
  for (let from = 0; from < spent.length; from += keysPerScript) {
    const some = spent.slice(from, from + keysPerScript);
    const keys = some.map(([key]) => `neundarter:calls:${key}`);
    const added = some.map(([, { calls, limit }]) => String((1000 * calls) / limit.perSecond));
    const used = (await redis.client.eval(addScript, { keys, arguments: added })) as readonly number[];
    for (const [index, [key]] of some.entries()) counter.setUsed(key, used[index] ?? 0, now());
  }
};

/**
 * Adds the counts of all processes once a second. While Redis is not reachable, each process counts its own calls.
 * @returns a function that stops it
 */
export const shareCounts = (shared: Shared): (() => void) => {
  let isSharing = false;
  const timer = setInterval(() => {
    if (isSharing || !shared.redis.isReady()) return;
    isSharing = true;
    void shareOnce(shared)
      .catch(() => undefined)
      .finally(() => {
        isSharing = false;
      });
  }, shareEveryMs);
  timer.unref();
  return () => clearInterval(timer);
};
