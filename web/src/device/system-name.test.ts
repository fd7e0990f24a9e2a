import { expect, it } from 'vitest';
import { systemNameOf } from './system-name.ts';

it.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5],
  // An iPad calls itself a Mac.
  ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5],
  ['macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0],
  ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130', 5],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130', 0],
] as const)('%s', (name, userAgent, maxTouchPoints) => {
  expect(systemNameOf({ userAgent, maxTouchPoints })).toBe(name);
});
