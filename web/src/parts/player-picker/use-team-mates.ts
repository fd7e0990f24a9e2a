import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../../data/api/api.ts';
import { useAccount } from '../../data/people/account.ts';
import { type ChosenPlayer, chosenOf } from './chosen-player.ts';

/** The other players of the current team with an account, by name; idle without a team. Others play as guests. */
export const useTeamMates = (): UseQueryResult<readonly ChosenPlayer[]> => {
  const { team, player } = useAccount();
  const id = team?.id ?? '';
  return useQuery({
    queryKey: ['teams', id, 'players', 'confirmed'],
    queryFn: ({ signal }) =>
      request('GET /teams/{id}/players', { params: { id }, query: { includePending: false }, signal }),
    enabled: id !== '',
    staleTime: 60_000,
    select: (players) =>
      players
        .filter((one) => one.id !== player?.id && one.props.type === 'registered')
        .map(chosenOf)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'de')),
  });
};
