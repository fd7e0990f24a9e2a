import type { EventBoardsEntity } from '@neundarter/contract/entities/board';
import type { BodyOf } from '@neundarter/contract/route';
import type { boardRoutes } from '@neundarter/contract/routes/boards';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';

const eventBoardsKey = (eventId: string) => ['event-boards', eventId] as const;

type Asked = { readonly eventId: string; readonly teamId: string };

/** The boards of an event with the matches on them, kept up to date while the component is mounted. For members of its team. */
export function useEventBoards({ eventId, teamId }: Asked): UseQueryResult<EventBoardsEntity> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: eventBoardsKey(eventId) });
  useLiveChannel(`boards/${teamId}`, { 'boards-changed': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: eventBoardsKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/boards', { params: { id: eventId }, signal }),
  });
}

type Chosen = BodyOf<(typeof boardRoutes)['chooseEventBoards']>['boards'];

/** Chooses the boards of an event. */
export const useEventBoardsChoice = (eventId: string): Change<Chosen, EventBoardsEntity> =>
  useChange<Chosen, EventBoardsEntity>({
    send: (boards) => request('PATCH /events/{id}/boards', { params: { id: eventId }, body: { boards } }),
    keep: (boards, _, client) => client.setQueryData(eventBoardsKey(eventId), boards),
    stale: [eventBoardsKey(eventId)],
    scope: `event-boards-${eventId}`,
  });
