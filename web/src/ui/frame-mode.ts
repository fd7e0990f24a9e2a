import { useLayoutEffect, useSyncExternalStore } from 'react';

/** `full` has header and footer; `immersive` gives a screen all of the viewport and never scrolls the page. */
export type FrameMode = 'full' | 'immersive';

let wished: FrameMode | null = null;
const listeners = new Set<() => void>();

const wish = (mode: FrameMode | null) => {
  wished = mode;
  for (const listener of listeners) listener();
};

/**
 * Sets the frame while a screen is mounted, for screens that need another one than their route's, e.g. the match: full
 * before the start and for the summary, immersive while it runs.
 */
export function useFrame(mode: FrameMode): void {
  useLayoutEffect(() => {
    wish(mode);
    return () => wish(null);
  }, [mode]);
}

/** The frame that the current screen has set; null if the route decides. */
export const useWishedFrame = (): FrameMode | null => useSyncExternalStore(subscribe, () => wished);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
