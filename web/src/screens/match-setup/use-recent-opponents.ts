import { otherParty } from '@neundarter/rules/match/per-party';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMatchList } from '../../data/match/matches.ts';
import { loadCode } from '../../device/late-code.ts';
import { useAvailablePlayers } from '../../parts/person-picker/use-available-players.ts';
import type { SetupUser } from './account-sides.ts';
import type { SetupState } from './draft.ts';
import {
  opponentParty,
  type PlayedBefore,
  type RecentOpponent,
  recentOpponents,
} from './recent-opponents.ts';

/** The matches that this device stores, also without network. */
const useDeviceMatches = (): readonly PlayedBefore[] =>
  useQuery({
    queryKey: ['recent-opponents'],
    queryFn: async () => (await loadCode(() => import('./read-device-matches.ts'))).readDeviceMatches(),
    networkMode: 'always',
    retry: false,
  }).data ?? [];

/** The latest matches of the signed-in player, also from other devices. */
const useAccountMatches = (playerId: string | null): readonly PlayedBefore[] => {
  const { data = [] } = useMatchList({ playerId: playerId ?? '' }, 1, { isEnabled: playerId !== null });
  return data.map(({ id, props }) => ({ ...props, id, at: props.timeStamp }));
};

/** The latest opponents of the account and of this device, for the form as it is now. */
export function useRecentOpponents(state: SetupState, user: SetupUser): readonly RecentOpponent[] {
  const here = useDeviceMatches();
  const elsewhere = useAccountMatches(user.player?.id ?? null);
  const { isAvailable = () => true } = useAvailablePlayers();
  const own = state.sides[otherParty(opponentParty(state, user))];
  return useMemo(() => {
    const unique = new Map([...elsewhere, ...here].map((match) => [match.id, match]));
    return recentOpponents([...unique.values()], user, { own, isAvailable });
  }, [here, elsewhere, user, own, isAvailable]);
}
