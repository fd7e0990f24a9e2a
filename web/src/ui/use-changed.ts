import { useEffect, useState } from 'react';

/** How long a new value is lit up. ms */
const litMs = 1000;

/**
 * Whether a value has changed within the last second.
 * @param value null if there is none yet; the first one is no change
 */
export function useChanged(value: string | null): boolean {
  const [known, setKnown] = useState({ value, isFresh: false });
  if (known.value !== value) setKnown({ value, isFresh: known.value !== null && value !== null });
  useEffect(() => {
    if (!known.isFresh) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, isFresh: false })), litMs);
    return () => clearTimeout(timer);
  }, [known]);
  return known.isFresh;
}
