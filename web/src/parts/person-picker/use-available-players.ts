import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../data/api/api.ts';
import { teamKeys } from '../../data/club/teams.ts';
import { useAccount } from '../../data/people/account.ts';
import { useAgreements } from '../../data/people/agreements.ts';
import { type ChosenPlayer, chosenOnline } from './chosen-player.ts';

type AvailablePlayers = {
  /** Players who agreed on a device of their own. */
  readonly agreed: readonly ChosenPlayer[];
  /** Whether the user may put a player into a match; undefined until the server has answered. */
  readonly isAvailable: ((playerId: string) => boolean) | undefined;
};

/** Whom the signed-in user may put into matches: themselves, the players of their teams, and those who agreed. */
export function useAvailablePlayers(): AvailablePlayers {
  const { player, teams } = useAccount();
  const isEnabled = player !== null;
  const { data: agreements } = useAgreements({ isEnabled });
  const mateIds = useQueries({
    queries: teams.map(({ id }) => ({
      queryKey: teamKeys.players(id, 'confirmed'),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request('GET /teams/{id}/players', { params: { id }, query: { includePending: false }, signal }),
      enabled: isEnabled,
      staleTime: 60_000,
    })),
    combine: (results) =>
      results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data = [] }) => data.map(({ id }) => id)).join(' ')
        : null,
  });
  return useMemo(() => {
    const agreed = (agreements ?? []).flatMap(({ props }) =>
      props.player === null ? [] : [chosenOnline(props.player)],
    );
    const unique = [...new Map(agreed.map((one) => [one.id, one])).values()];
    if (mateIds === null || agreements === undefined || player === null)
      return { agreed: unique, isAvailable: undefined };
    const ids = new Set([player.id, ...mateIds.split(' '), ...unique.map(({ id }) => id)]);
    return { agreed: unique, isAvailable: (id: string) => ids.has(id) };
  }, [agreements, mateIds, player]);
}
