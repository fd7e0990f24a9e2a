import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../../data/api/api.ts';
import { useAccount } from '../../data/people/account.ts';
import { type ChosenPlayer, chosenOf } from './chosen-player.ts';
import { keepMates, readKnownPeople } from './known-people.ts';

/**
 * The current team's other players, with and without an account, by name; no request without a team. Team mates that
 * this device knows are there at once, also without network.
 */
export const useTeamMates = ({ isEnabled = true } = {}): UseQueryResult<readonly ChosenPlayer[]> => {
  const { team, player } = useAccount();
  const id = team?.id ?? '';
  return useQuery({
    queryKey: ['teams', id, 'players', 'mates', player?.id],
    queryFn: async ({ signal }) => {
      const query = { includePending: false };
      const players = await request('GET /teams/{id}/players', { params: { id }, query, signal });
      const mates = players
        .filter((one) => one.id !== player?.id)
        .map(chosenOf)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
      keepMates(id, mates);
      return mates;
    },
    enabled: id !== '' && isEnabled,
    staleTime: 60_000,
    initialData: () => {
      const { mates } = readKnownPeople();
      return mates?.teamId === id ? mates.players : undefined;
    },
    initialDataUpdatedAt: 0,
  });
};
