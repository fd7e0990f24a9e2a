import type { BoardEntity } from '@neundarter/contract/entities/board';
import type { BodyOf } from '@neundarter/contract/route';
import type { boardRoutes } from '@neundarter/contract/routes/boards';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';

type Routes = typeof boardRoutes;

/** Keys of the cache. */
const boardKeys = { of: (teamId: string) => ['boards', teamId] } as const;

/** The boards of a team's hall with the matches on them, kept up to date while the component is mounted. */
export function useBoards(teamId: string): UseQueryResult<readonly BoardEntity[]> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: boardKeys.of(teamId) });
  useLiveChannel(`boards/${teamId}`, { 'boards-changed': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: boardKeys.of(teamId),
    queryFn: ({ signal }) => request('GET /teams/{id}/boards', { params: { id: teamId }, signal }),
  });
}

/** A change that answers all boards. */
const useHallChange = <Sent>(
  teamId: string,
  send: (sent: Sent) => Promise<BoardEntity[]>,
): Change<Sent, BoardEntity[]> =>
  useChange<Sent, BoardEntity[]>({
    send,
    keep: (boards, _, client) => client.setQueryData(boardKeys.of(teamId), boards),
    stale: [boardKeys.of(teamId)],
    scope: `boards-${teamId}`,
  });

export const useCreateBoards = (teamId: string) =>
  useHallChange(teamId, (boards: BodyOf<Routes['createBoards']>['boards']) =>
    request('POST /teams/{id}/boards', { params: { id: teamId }, body: { boards } }),
  );

export const useOrderBoards = (teamId: string) =>
  useHallChange(teamId, (ids: readonly string[]) =>
    request('PATCH /teams/{id}/boards', { params: { id: teamId }, body: { ids: [...ids] } }),
  );

type OfBoard = { readonly boardId: string };

export const useChangeBoard = (teamId: string) =>
  useHallChange(teamId, ({ boardId, ...body }: OfBoard & BodyOf<Routes['changeBoard']>) =>
    request('PATCH /teams/{id}/boards/{boardId}', { params: { id: teamId, boardId }, body }),
  );

export const useBreakBoard = (teamId: string) =>
  useHallChange(teamId, ({ boardId, ...body }: OfBoard & BodyOf<Routes['breakBoard']>) =>
    request('PATCH /teams/{id}/boards/{boardId}/break', { params: { id: teamId, boardId }, body }),
  );

export const useHelpEnd = (teamId: string) =>
  useHallChange(teamId, (boardId: string) =>
    request('DELETE /teams/{id}/boards/{boardId}/help', { params: { id: teamId, boardId } }),
  );

export const useDeleteBoard = (teamId: string) =>
  useHallChange(teamId, (boardId: string) =>
    request('DELETE /teams/{id}/boards/{boardId}', { params: { id: teamId, boardId } }),
  );
