import type { OnlinePlayer } from '@neundarter/contract/entities/player';
import { onlineIdLength } from '@neundarter/contract/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../../data/api/api.ts';

/** The typed or pasted text as an online id: capitals, no spaces, at most six characters. */
export const codeOf = (typed: string): string =>
  typed
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, onlineIdLength);

/** Finds the player once the code is complete; `null` if nobody has it. */
export const usePlayerByCode = (code: string): UseQueryResult<OnlinePlayer | null> =>
  useQuery({
    queryKey: ['players', 'online', code],
    queryFn: async ({ signal }) =>
      (await request('GET /players/online/{code}', { params: { code }, signal })) ?? null,
    enabled: code.length === onlineIdLength,
    staleTime: 60_000,
  });
