import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Background of the bars a device draws around the app; the same as --surface-raised, which the header has. */
const colors = { light: '#fffdf8', dark: '#171e1b' } as const;

/** Keeps the device's bars in the chosen colour scheme, which may not be the system's. */
export function ThemeColor() {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = colors[scheme];
  }, [scheme]);
  return null;
}
