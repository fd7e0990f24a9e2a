import type { BoundTablet, ListedTablet, TabletEntity } from '@neundarter/contract/entities/tablet';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { batteryPercent } from '../../device/battery.ts';
import { request } from '../api/api.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { live, useLiveChannel } from '../live/live.ts';
import { writeSetting } from '../local-settings.ts';

const tabletKey = (boardId: string) => ['tablet', boardId];

/** A sign of life. ms */
const everyMs = 30_000;

/** What the tablet of a board shows, kept up to date while the component is mounted; it also says that it is there. */
export function useTablet({ boardId, teamId }: BoundTablet): UseQueryResult<TabletEntity> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: tabletKey(boardId) });
  useLiveChannel(`boards/${teamId}`, { 'boards-changed': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: tabletKey(boardId),
    queryFn: async ({ signal }) =>
      request('PATCH /tablets/own', { body: { battery: await batteryPercent() }, signal }),
    refetchInterval: everyMs,
    refetchOnMount: 'always',
  });
}

const useTabletChange = <Sent>(
  boardId: string,
  send: (sent: Sent) => Promise<TabletEntity>,
): Change<Sent, TabletEntity> =>
  useChange<Sent, TabletEntity>({
    send,
    keep: (tablet, _, client) => client.setQueryData(tabletKey(boardId), tablet),
    stale: [tabletKey(boardId)],
    missingRights: 'own-affair',
  });

export const useHelpCall = (boardId: string) =>
  useTabletChange(boardId, (needsHelp: boolean) => request('PATCH /tablets/own', { body: { needsHelp } }));

export const useTabletPresence = (boardId: string) =>
  useTabletChange(boardId, (matchId: string) => request('PATCH /tablets/own/present', { body: { matchId } }));

export const useBrokenBoard = (boardId: string) =>
  useTabletChange<void>(boardId, () => request('PATCH /tablets/own/broken'));

/** The board that a code leads to. */
export const useCodeBoard = (code: string) =>
  useQuery({
    queryKey: ['tablet-code', code],
    queryFn: ({ signal }) => request('POST /tablets/code', { body: { code }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Binds this device to the board of a code. */
export const useBinding = () =>
  useChange({
    send: (body: { readonly id: string; readonly code: string }) => request('POST /tablets/', { body }),
    keep: (bound) => {
      writeSetting('tablet', bound);
      // The connection gets the rights of the tablet.
      live.reconnect();
    },
  });

const tabletsKey = (teamId: string) => ['tablets', teamId];

/** The tablets of a hall, kept up to date while the component is mounted. */
export function useTablets(teamId: string): UseQueryResult<readonly ListedTablet[]> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: tabletsKey(teamId) });
  useLiveChannel(`boards/${teamId}`, { 'boards-changed': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: tabletsKey(teamId),
    queryFn: ({ signal }) => request('GET /teams/{id}/tablets', { params: { id: teamId }, signal }),
    refetchInterval: everyMs,
  });
}

/** Makes a code for a board. */
export const useTabletCode = (teamId: string) =>
  useChange({
    send: (boardId: string) =>
      request('POST /teams/{id}/boards/{boardId}/tablet-code', { params: { id: teamId, boardId } }),
  });

export const useUnbinding = (teamId: string) =>
  useChange({
    send: (tabletId: string) =>
      request('DELETE /teams/{id}/tablets/{tabletId}', { params: { id: teamId, tabletId } }),
    stale: [tabletsKey(teamId)],
  });
