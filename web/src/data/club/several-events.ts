import type { EventEntity } from '@neundarter/contract/entities/event';
import { useQueries } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keeping } from '../api/use-kept.ts';
import { eventKeys } from './events.ts';

type SeveralEvents = {
  /** Those that have been read. */
  readonly events: readonly EventEntity[];
  /** Whether none of them is being read for the first time. */
  readonly areKnown: boolean;
};

/** Whole events, as the page of each of them reads it. */
export const useSeveralEvents = (ids: readonly string[]): SeveralEvents =>
  useQueries({
    queries: ids.map((id) => ({
      ...keeping(eventKeys.entity(id), (signal) => request('GET /events/{id}', { params: { id }, signal })),
      retry: false,
    })),
    combine: (answers) => ({
      events: answers.flatMap(({ data }) => data ?? []),
      areKnown: answers.every(({ isLoading }) => !isLoading),
    }),
  });
