import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventType } from '@neundarter/rules/access/events';
import { request } from '../api/api.ts';
import { type MoreList, useMoreList } from '../api/use-more-list.ts';

/** The events of a team of some types: running ones, then the next ones, then the past ones, latest first. */
export const useTeamAgenda = (teamId: string, types: readonly EventType[]): MoreList<EventEntity> =>
  useMoreList({
    queryKey: ['events', 'of-team', teamId, ...types],
    read: (page, signal) =>
      request('GET /events', { query: { teamId, type: [...types], sort: 'agenda', ...page }, signal }),
  });
