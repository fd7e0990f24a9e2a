import { useEffect, useSyncExternalStore } from 'react';
import { readSetting, subscribeSettings } from '../data/local-settings.ts';

/** Background of the bars a device draws around the app; the same as --surface-raised, which the header has. */
const barColors = { light: '#fffdf8', dark: '#171e1b' } as const;

const darkSystem = '(prefers-color-scheme: dark)';

/** What is shown now: the choice of this device, or what its system wishes. */
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
 * Keeps the page and the device's bars in the chosen colour scheme, also when it changes in another tab or in the
 * system. The first paint has it from public/boot.js.
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
