import type { SecurePlace } from '@neundarter/contract/entities/secure';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/api.ts';

/** Maximum wait for the secure address, in ms. */
const answerTimeoutMs = 4000;

/** How a device gets a secure address; the server makes its authority if it has none. */
export const securePlaceQuery = queryOptions<SecurePlace>({
  queryKey: ['secure-place'],
  queryFn: () => request('POST /secure'),
  staleTime: 60_000,
});

/** Whether this device reaches an address without a warning. Any answer will do: only TLS is asked about. */
export async function isTrusted(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/health`, { cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}
