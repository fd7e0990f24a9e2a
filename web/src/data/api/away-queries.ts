// Which queries on the page have no server now.

/** When the shown answer of a query without a server was read, ms since 1970; null if there is nothing to show. */
const away = new Map<string, number | null>();
const listeners = new Set<() => void>();

/** Calls `listener` when a query loses or finds the server. @returns a function that unsubscribes */
export function onAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the shown answer was read, if the server cannot be reached now; otherwise null. */
export const awaySince = (queryHash: string): number | null => away.get(queryHash) ?? null;

/** The hashes of all queries that wait for the server. */
export const awayHashes = (): readonly string[] => [...away.keys()];

/** Notes the age of the shown answer; undefined once the server has answered. */
export function setAway(queryHash: string, at: number | null | undefined): void {
  if (at === undefined ? !away.delete(queryHash) : away.get(queryHash) === at) return;
  if (at !== undefined) away.set(queryHash, at);
  for (const listener of listeners) listener();
}
