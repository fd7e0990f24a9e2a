import { useMatchCount } from '../../data/match/matches.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import { useDeviceMatches } from '../match-list/use-device-matches.ts';

/** Whether nobody has played on this device yet and nobody is signed in; undefined until known. */
export function useFirstVisit(): boolean | undefined {
  const { state } = useAccount();
  const guestId = useGuestId();
  const own = useMatchCount(guestId === null ? {} : { createdById: guestId }, {
    isEnabled: guestId !== null,
  });
  const device = useDeviceMatches();
  if (state !== 'guest') return false;
  if (device === undefined) return undefined;
  if (device.length > 0) return false;
  if (guestId !== null && own.isPending) return undefined;
  return (own.data ?? 0) === 0;
}
