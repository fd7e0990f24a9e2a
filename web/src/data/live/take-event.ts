import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSound } from '../api/read-troubles.ts';

/** Reads an answer again, unless the server fails to give it; an older read that is still running is dropped. */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Invalidating alone would wait for a running first read, whose answer may be too old.
  await client.cancelQueries({ queryKey, predicate: isSound });
  await client.invalidateQueries({ queryKey, predicate: isSound });
}

/**
 * Puts a live event into a cached answer, so that nothing has to be read. It is read anyway if the event cannot be put
 * in, or if a read is running whose answer may not contain the event.
 * @param change the answer after the event; null if only the server can tell
 */
export function takeEvent<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data | null,
): void {
  const known = client.getQueryData<Data>(queryKey);
  const next = known === undefined ? null : change(known);
  if (next !== null && next !== known) client.setQueryData<Data>(queryKey, next);
  if (next === null || client.isFetching({ queryKey }) > 0) void readAnew(client, queryKey);
}
