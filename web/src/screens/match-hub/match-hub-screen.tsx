import { Suspense } from 'react';
import { useMatchCount } from '../../data/match/matches.ts';
import { useUnconfirmedMatches } from '../../data/match/seats.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { Welcome } from '../../parts/welcome/welcome.tsx';
import { hubText } from '../../text/hub.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import { refreshMs, running } from './running-matches.ts';

// Who comes for the first time does not wait for lists that are empty.
const MatchHub = latePart(async () => (await import('./match-hub.tsx')).MatchHub);

/** `/matches`: one's own matches, those of this device, what is running, and a button for a new match. */
export function MatchHubScreen() {
  const guestId = useGuestId();
  const own = useMatchCount(guestId === null ? {} : { createdById: guestId }, {
    isEnabled: guestId !== null,
  });
  const runningCount = useMatchCount(running, { refetchIntervalMs: refreshMs });
  const device = useDeviceMatches();
  const { player } = useAccount();
  const unconfirmed = useUnconfirmedMatches({ isEnabled: player !== null });
  if (device === undefined) return <Loading />;
  const asked = [runningCount, ...(guestId === null ? [] : [own]), ...(player === null ? [] : [unconfirmed])];
  // A failed call shows its own error below; only answers prove that there is nothing yet.
  const isAsking = asked.some(({ isFetched }) => !isFetched);
  if (isAsking && device.length === 0 && player === null) return <Loading />;
  const isAnswered = asked.every(({ data }) => data !== undefined);
  const known = device.length + (own.data ?? 0) + (runningCount.data ?? 0);
  if (player === null && isAnswered && known === 0) return <Welcome title={hubText.title} />;
  return (
    <Suspense fallback={<Loading />}>
      <MatchHub
        playerId={player?.id ?? null}
        guestId={guestId}
        cards={device}
        isWatcher={player === null && device.length + (own.data ?? 0) === 0}
      />
    </Suspense>
  );
}
