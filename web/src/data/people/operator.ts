import type { Operator } from '@neundarter/contract/entities/operator';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';

const queryKey = ['operator'] as const;

/** Who runs this server; without network what this device has seen. */
export function useOperator(): Seen<Operator> {
  const query = useQuery(keeping(queryKey, (signal) => request('GET /operator', { signal })));
  return useKept(queryKey, query);
}
