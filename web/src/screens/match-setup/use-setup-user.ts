import { useMemo } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { chosenOf } from '../../parts/person-picker/chosen-player.ts';
import type { SetupUser } from './account-sides.ts';

/** The user's facts that the form needs. */
export function useSetupUser(): SetupUser {
  const { player, team } = useAccount();
  return useMemo(
    () => ({ player: player === null ? null : chosenOf(player), hasTeam: team !== null && player !== null }),
    [player, team],
  );
}
