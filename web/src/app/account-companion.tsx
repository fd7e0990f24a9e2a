import { useAccount } from '../data/people/account.ts';
import { useOnlineMatchEvents } from '../data/people/online-requests.ts';
import { RequestNotice } from '../parts/online-requests/request-notice.tsx';
import { useRightsChanges } from './use-rights-changes.ts';

/**
 * Keeps the live connection of a player, so that others see them in the lobby, and reports requests for online matches
 * and changed rights.
 */
export function AccountCompanion() {
  const { player } = useAccount();
  const ownId = player?.id ?? null;
  useOnlineMatchEvents(ownId);
  useRightsChanges();
  return ownId === null ? null : <RequestNotice key={ownId} ownId={ownId} />;
}
