import type { OwnReplies } from '@neundarter/contract/entities/replies/reply';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, type Failed, useChange } from '../api/use-change.ts';

type Wish = Pick<OwnReplies, 'wantsReminders'>;

const key = ['reminders'] as const;

/** Whether the signed-in player wants mails about events to which they have not replied. */
export const useReminders = (): UseQueryResult<Wish> =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => request('GET /replies', { signal }) });

/** Switches these mails on or off. */
export const useRemindersChange = (failed: Failed): Change<boolean, Wish> =>
  useChange<boolean, Wish>({
    send: (wantsReminders) => request('PATCH /replies/reminders', { body: { wantsReminders } }),
    keep: (wish, _, client) => client.setQueryData(key, wish),
    stale: [key],
    failed,
  });
