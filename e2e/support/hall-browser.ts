import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appVersion } from '@neundarter/contract/limits';
import { type BrowserContext, chromium } from 'playwright-core';
import type { GuestApi } from './api.ts';
import { browserSettings, installingBrowserPath, screens } from './browser.ts';
import { patienceMs } from './patience.ts';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('certutil');

/** The program that makes a browser trust an authority, in a list that is empty only if it is switched off by name. */
export const trustTools: readonly { readonly name: string; readonly path: () => string }[] = isSwitchedOff
  ? []
  : [{ name: 'certutil', path: certutilPath }];

function certutilPath(): string {
  const path = process.env['CERTUTIL_PATH'];
  if (!path)
    throw new Error(
      'CERTUTIL_PATH names no certutil. Install libnss3-tools, or switch these tests off by name: NEUNDARTER_SKIP=certutil',
    );
  return path;
}

/** The name of this machine in its network, as the server's authority writes it. */
export const hallName = `${hostname().split('.')[0]?.toLowerCase()}.local`;

/** A name of somebody else. */
export const foreignName = 'bank.test';

export type HallDevice = {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
};

type Trusting = {
  /** The root that the device trusts, as PEM; null for a device that trusts nothing new. */
  readonly root: string | null;
  readonly certutil: string;
  /** The simulated board uses other ports than the policy of the page allows. */
  readonly hasBoard?: boolean;
  /** A browser that judges by itself whether it would install the app, at twice the cost. */
  readonly canInstall?: boolean;
};

/**
 * A browser with a home of its own, that finds the names of a hall on this machine. It has the usual trust and nothing is
 * ignored: it accepts only what its home trusts.
 */
export async function openHallDevice({
  root,
  certutil,
  hasBoard = false,
  canInstall = false,
}: Trusting): Promise<HallDevice> {
  const home = await mkdtemp(join(tmpdir(), 'neundarter-home-'));
  if (root !== null) await trust({ home, root, certutil });
  const settings = browserSettings();
  const rules = [hallName, foreignName].map((name) => `MAP ${name} 127.0.0.1`).join(', ');
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    ...settings,
    ...(canInstall && { executablePath: installingBrowserPath() }),
    args: [...(settings.args ?? []), `--host-resolver-rules=${rules}`],
    env: { ...process.env, HOME: home },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: screens.phone,
    bypassCSP: hasBoard,
  });
  context.setDefaultTimeout(patienceMs);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function trust({
  home,
  root,
  certutil,
}: {
  home: string;
  root: string;
  certutil: string;
}): Promise<void> {
  const folder = join(home, '.pki/nssdb');
  await mkdir(folder, { recursive: true });
  const file = join(home, 'root.pem');
  await writeFile(file, root);
  const run = promisify(execFile);
  await run(certutil, ['-d', `sql:${folder}`, '-N', '--empty-password']);
  await run(certutil, ['-d', `sql:${folder}`, '-A', '-t', 'C,,', '-n', 'neundarter', '-i', file]);
}

/** Makes the guest of the API the guest of a device at this address. @param settings what the device keeps there, too */
export async function becomeGuest(
  context: BrowserContext,
  { url, settings = {} }: { readonly url: string; readonly settings?: Readonly<Record<string, unknown>> },
  { guest }: GuestApi,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  const kept = {
    'guest-token': { ...guest, renewAt: Date.now() + 90 * 60_000 },
    'known-version': appVersion,
    'caller-on': false,
    'told-plain-http': true,
    ...settings,
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.close();
}
