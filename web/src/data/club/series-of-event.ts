import type { ListedSeries } from '@neundarter/contract/entities/series';
import { maxLimit } from '@neundarter/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';

/** The series to which a tournament belongs, without points. */
export const useSeriesOfEvent = (eventId: string): Seen<readonly ListedSeries[]> => {
  const queryKey = ['series', 'of-event', eventId];
  const read = (signal: AbortSignal) =>
    request('GET /series', { query: { eventId, limit: maxLimit }, signal });
  return useKept(queryKey, useQuery(keeping(queryKey, read)));
};
