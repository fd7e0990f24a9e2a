import { useAccount } from '../data/people/account.ts';
import { useOnlineMatchEvents } from '../data/people/online-requests.ts';
import { RequestNotice } from '../parts/online-requests/request-notice.tsx';

/** Keeps a player's live connection, by which others see them in the lobby, and tells of requests to play online. */
export function AccountCompanion() {
  const { player } = useAccount();
  const ownId = player?.id ?? null;
  useOnlineMatchEvents(ownId);
  return ownId === null ? null : <RequestNotice key={ownId} ownId={ownId} />;
}
