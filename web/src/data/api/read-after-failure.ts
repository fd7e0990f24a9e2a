// How often a page asks a server that fails: four times within the first minute, then about every half minute.
import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { endTrouble, isServerFailing, noteTrouble, type ReadTrouble, troubleOf } from './read-troubles.ts';

export type PacedRead<Answer> = {
  /** What is read; for a query its hash. */
  readonly key: string;
  /** Calls the server once. */
  readonly call: () => Promise<Answer>;
  /** Reads again later: a query, or what does it. @returns whether anybody still waits for the answer */
  readonly again: AskedQuery | (() => boolean);
};

type AskedQuery = { readonly query: Query; readonly context: QueryFunctionContext };

/** Pauses before the repeats of a first read. ms */
const pausesMs = [1000, 3000, 9000] as const;
/** Later pauses, and by how much of it each is longer or shorter, so that not all pages ask in the same moment. ms */
const laterMs = 30_000;
const spread = 0.3;
/** Time in which a page asks only as often as there are pauses, and once. ms */
const firstMinuteMs = 60_000;
/** Longest wait named by the server that a page waits by itself; otherwise it shows when it goes on. Seconds. */
const longestWaitS = 5;

const secondsToWait = (error: unknown): number => (error instanceof ApiError ? (error.retryAfterS ?? 0) : 0);

/**
 * Goes on after a call has failed. If the read was already failing, there are no repeats.
 * @param chance random number from 0 to 1
 * @throws the last error
 */
export async function readAfterFailure<Answer>(
  read: PacedRead<Answer>,
  first: unknown,
  chance: () => number = Math.random,
): Promise<Answer> {
  const { key, call } = read;
  const isNew = troubleOf(key) === undefined;
  const since = troubleOf(key)?.since ?? Date.now();
  let error = first;
  for (const pauseMs of isNew ? pausesMs : []) {
    if (secondsToWait(error) > longestWaitS) break;
    await pause({ read, since, ms: Math.max(pauseMs, 1000 * secondsToWait(error)) });
    try {
      const answer = await call();
      endTrouble(key);
      return answer;
    } catch (thrown) {
      error = thrown;
      if (isServerFailing(thrown)) continue;
      endTrouble(key);
      throw thrown;
    }
  }
  askLater({ read, since, error, chance: chance() });
  throw error;
}

type Waiting = { readonly read: PacedRead<unknown>; readonly since: number };

/** Waits, unless nobody needs the answer any more: then the read ends as an aborted call does. */
function pause({ read: { key, again }, since, ms }: Waiting & { readonly ms: number }): Promise<void> {
  const ended = typeof again === 'function' ? undefined : again.context.signal;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const trouble: ReadTrouble = { since, stop: () => clearTimeout(timer) };
    noteTrouble(key, trouble);
    const end = () => {
      if (troubleOf(key) === trouble) endTrouble(key);
      reject(ended?.reason);
    };
    if (ended?.aborted === true) end();
    else ended?.addEventListener('abort', end, { once: true });
  });
}

function askLater({
  read: { key, again },
  since,
  error,
  chance,
}: Waiting & { readonly error: unknown; readonly chance: number }): void {
  const usualMs = laterMs * (1 - spread + 2 * spread * chance);
  const afterMinuteMs = since + firstMinuteMs - Date.now() + laterMs * spread * chance;
  const timer = setTimeout(
    () => {
      const isWanted = typeof again === 'function' ? again() : readInBackground(again, error);
      if (!isWanted) endTrouble(key);
    },
    Math.max(usualMs, Date.now() - since < firstMinuteMs ? afterMinuteMs : 0, 1000 * secondsToWait(error)),
  );
  noteTrouble(key, { since, stop: () => clearTimeout(timer) });
}

/** Reads what is on the page again; until there is an answer, the page shows the error. */
function readInBackground({ query, context }: AskedQuery, error: unknown): boolean {
  if (!query.isActive()) return false;
  void context.client.refetchQueries({ predicate: (one) => one === query }, { cancelRefetch: false });
  if (query.state.data === undefined) query.setState({ status: 'error', error: error as Error });
  return true;
}
