import type { MantineColorSchemeManager } from '@mantine/core';
import { type ColorScheme, readSetting, subscribeSettings, writeSetting } from '../data/local-settings.ts';

/** Lets Mantine keep the colour scheme where our settings are, and follow changes in other tabs. */
export function makeColorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => readSetting('color-scheme'),
    set: (value) => writeSetting('color-scheme', value),
    subscribe: (onUpdate) => {
      let last: ColorScheme = readSetting('color-scheme');
      stop = subscribeSettings(() => {
        const next = readSetting('color-scheme');
        if (next !== last) onUpdate(next);
        last = next;
      });
    },
    unsubscribe: () => stop?.(),
    clear: () => writeSetting('color-scheme', 'auto'),
  };
}
