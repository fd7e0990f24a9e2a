import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsMatchRunning } from '../data/match/running-match.ts';
import { latePart } from '../ui/late-part.tsx';
import { isUpdateReady, onUpdateReady } from './app-update.ts';
import { noteVersion } from './updated-version.ts';
import { WhatsNewNotice } from './whats-new-notice.tsx';

const PlainHttpNotice = latePart(
  async () => (await import('./plain-http-notice.tsx')).PlainHttpNotice,
  () => null,
);

/**
 * What has to be said once on this device: one thing in a visit. It waits while a match is scored, and for an update that is
 * ready, because that asks for a decision in the same corner.
 */
export function OnceNotice({ isVersionNew }: { readonly isVersionNew: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const isMatchRunning = useIsMatchRunning();
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady);
  const isShown = isOpen && !isMatchRunning && !isReady;
  useEffect(() => {
    if (isShown) noteVersion();
  }, [isShown]);
  if (!isShown) return null;
  const close = () => setOpen(false);
  return isVersionNew ? (
    <WhatsNewNotice onClose={close} />
  ) : (
    <Suspense fallback={null}>
      <PlainHttpNotice onClose={close} />
    </Suspense>
  );
}
