import { useSyncExternalStore } from 'react';

/** Whether this browser can show a page in full screen at all; an iPhone cannot. */
export const isFullscreenSupported = (): boolean =>
  'requestFullscreen' in document.documentElement && document.fullscreenEnabled;

/** Whether the page fills the screen now. */
export const useIsFullscreen = (): boolean => useSyncExternalStore(subscribe, isFullscreen);

/** Enters or leaves full screen; must be called from a tap or key. Where the browser refuses nothing happens. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (isFullscreen()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // Refused by the browser: the page simply stays as it is.
  }
}

const isFullscreen = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
