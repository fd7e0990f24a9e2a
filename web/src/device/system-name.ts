import type { SystemName } from '../text/secure.ts';

type Device = { readonly userAgent: string; readonly maxTouchPoints: number };

/** The system of a device; only for which steps are shown first. An iPad calls itself a Mac, but Macs have no touch screen. */
export function systemNameOf({ userAgent, maxTouchPoints }: Device): SystemName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'ios' : 'macos';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Windows') ? 'windows' : 'linux';
}
