import { useState } from 'react';

type Asked = { readonly data: unknown; readonly error: Error | null };

/**
 * Why a query has no data; null until its first failure, and once it has data. The error stays while the query tries
 * again, so that a list that is read every few seconds does not flicker between error and loading.
 */
export function useLastError({ data, error }: Asked): Error | null {
  const [last, setLast] = useState<Error | null>(error);
  const next = data === undefined ? (error ?? last) : null;
  if (next !== last) setLast(next);
  return next;
}
