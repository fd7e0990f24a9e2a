// Which reads the server fails to answer now. Nothing but time and the user may start such a read again.
import { ApiError } from './api-error.ts';
import { isUnreachable } from './is-unreachable.ts';

export type ReadTrouble = {
  /** When the first call failed, ms since 1970. */
  readonly since: number;
  /** Cancels the next try. */
  readonly stop: () => void;
};

const troubles = new Map<string, ReadTrouble>();

/** Whether the server was there and could not answer, but may later: it fails, restarts or has too much to do. */
export const isServerFailing = (error: unknown): boolean =>
  error instanceof ApiError && error.isRetryable && !isUnreachable(error);

export const troubleOf = (key: string): ReadTrouble | undefined => troubles.get(key);

export const noteTrouble = (key: string, trouble: ReadTrouble): void => {
  endTrouble(key);
  troubles.set(key, trouble);
};

/** The server has answered, or nobody waits for the answer any more. */
export const endTrouble = (key: string): void => {
  troubles.get(key)?.stop();
  troubles.delete(key);
};

type Asked = { readonly queryHash: string };

/** Whether a query may be read by itself: on focus, at an interval, after a live event. */
export const isSound = ({ queryHash }: Asked): boolean => !troubles.has(queryHash);

/** The interval of a query that is read again and again; none while the server fails. */
export const every =
  (ms: number) =>
  (query: Asked): number | false =>
    isSound(query) && ms;
