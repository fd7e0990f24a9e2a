import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads an answer anew, also while an older one is under way: that one counts no more. */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Invalidating alone would wait for a first answer that may be older than the reason to ask.
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/**
 * Puts a live event into a kept answer, so that nothing is read for it. It is read all the same where the event cannot
 * be put in, and where an answer is under way that may not know of it.
 * @param change the answer after the event; null where only the server can tell
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
