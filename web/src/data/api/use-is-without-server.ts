import { staleAfterMs } from '@neundarter/contract/limits';
import { useEffect, useState } from 'react';
import { useIsAway } from '../live/use-is-away.ts';

/** Time after which a server that does not answer counts as out of reach, even if nothing else says so. ms */
const silentMs = 10_000;

/** How long a page has waited. */
type Wait = 'short' | 'late' | 'hopeless';

/**
 * Whether a page that waits for its first answer waits in vain: a call over a network that has gone without a word ends
 * only after a minute. The page may say so after three seconds if everything else on it has no server either.
 */
export function useIsWithoutServer(): boolean {
  const isAway = useIsAway();
  const [wait, setWait] = useState<Wait>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWait('late'), staleAfterMs),
      setTimeout(() => setWait('hopeless'), silentMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return wait === 'hopeless' || (wait === 'late' && isAway);
}
