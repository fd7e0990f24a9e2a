import { useEffect, useSyncExternalStore } from 'react';
import { readSetting, subscribeSettings } from '../data/local-settings.ts';

/** Colour of the device's bars around the app; the same as --surface-raised, the colour of the header. */
const barColors = { light: '#fffdf8', dark: '#171e1b' } as const;

const darkSystem = '(prefers-color-scheme: dark)';

/** The current scheme: the setting of this device, otherwise that of its system. */
function shownScheme(): 'light' | 'dark' {
  const chosen = readSetting('color-scheme');
  if (chosen !== 'auto') return chosen;
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

function onChange(listener: () => void): () => void {
  const system = matchMedia(darkSystem);
  system.addEventListener('change', listener);
  const stop = subscribeSettings(listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

/**
 * Keeps the page and the device's bars in the chosen colour scheme, also if it changes in another tab or in the system.
 * public/boot.js sets it for the first paint.
 */
export function ColorScheme(): null {
  const scheme = useSyncExternalStore(onChange, shownScheme);
  useEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = barColors[scheme];
  }, [scheme]);
  return null;
}
