import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';

const withWindows = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/lib/chromium/chromium-headless-shell',
  ...withWindows,
];

/** These flags stop Chromium's own requests to the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/** Path of the browser on this machine. */
export function browserPath(): string {
  const path = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!path) throw new Error('No Chromium found: install it or name it in CHROMIUM_PATH.');
  return path;
}

/** Path of a browser that can install apps if this machine has one, otherwise of the usual one. */
export const installingBrowserPath = (): string => withWindows.find(existsSync) ?? browserPath();

/** A real Chromium without a window. */
export const browserSettings = (): LaunchOptions => ({
  executablePath: browserPath(),
  headless: true,
  args: [...browserFlags],
});

export const launchBrowser = (): Promise<Browser> => chromium.launch(browserSettings());

/** The screen sizes that the product has to support. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  tv: { width: 1920, height: 1080 },
} as const;

/** Sizes of pictures: also a phone held sideways, and a laptop at 200 %. */
export const pictureSizes = {
  ...screens,
  landscape: { width: 844, height: 390 },
  zoomed: { width: 590, height: 410 },
} as const;
export type PictureSize = keyof typeof pictureSizes;

/** A separate browser profile: with its own storage and guest. */
export const newDevice = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport: screens.phone, ...options });
