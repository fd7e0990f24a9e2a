import { useSyncExternalStore } from 'react';

/** Whether this browser can show a page in full screen; an iPhone cannot. */
export const isFullscreenSupported = (): boolean =>
  'requestFullscreen' in document.documentElement && document.fullscreenEnabled;

/** Whether the page fills the screen now. */
export const useIsFullscreen = (): boolean => useSyncExternalStore(subscribe, isFullscreen);

/** Enters or leaves full screen; call it from a tap or key. Does nothing if the browser refuses. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (isFullscreen()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // The browser refused: the page stays as it is.
  }
}

const isFullscreen = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
