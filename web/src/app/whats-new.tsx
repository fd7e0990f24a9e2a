import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsMatchRunning } from '../data/match/running-match.ts';
import { isPlainHttp } from '../device/is-plain-http.ts';
import { latePart } from '../ui/late-part.tsx';
import { isUpdateReady, onUpdateReady } from './app-update.ts';
import { isVersionNew, noteVersion } from './updated-version.ts';

const OnceNotice = latePart(
  async () => (await import('./once-notice.tsx')).OnceNotice,
  () => null,
);

/**
 * Says once after an update that the version is new, or what an address without encryption cannot do. It waits while a match is
 * scored, and for an update that is ready, because that asks for a decision in the same corner. Nothing is loaded for it on
 * other days.
 */
export function WhatsNew() {
  const [isNew] = useState(isVersionNew);
  const [isOpen, setOpen] = useState(isNew || isPlainHttp());
  const isMatchRunning = useIsMatchRunning();
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady);
  const isShown = isOpen && !isMatchRunning && !isReady;
  useEffect(() => {
    if (isShown) noteVersion();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <OnceNotice isVersionNew={isNew} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
