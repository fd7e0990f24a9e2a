import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';
import type { Account } from './accounts.ts';
import { GuestApi } from './api.ts';
import { launchBrowser, newDevice } from './browser.ts';

const failuresFolder = new URL('../results/failures/', import.meta.url).pathname;

/** A browser profile with the guest it belongs to. */
export type Device = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The API as the guest of this very device. */
  readonly api: GuestApi;
  /** Everything the pages complained about: uncaught errors and failed assertions of the browser. */
  readonly complaints: readonly string[];
};

/** The server and the browser of one file of tests. */
export type Testbed = {
  readonly server: RunningServer;
  readonly browser: Browser;
  /** A device whose guest is already known to the server. Closed after the test. */
  readonly openDevice: (options?: DeviceOptions) => Promise<Device>;
};

type DeviceOptions = BrowserContextOptions & {
  /** The guest of the device; a new one unless given. */
  readonly api?: GuestApi;
  /** Who is signed in on the device; nobody unless given. */
  readonly account?: Account;
  /** Whether the user has touched each page already, so that sound is allowed; true unless given. */
  readonly isTouched?: boolean;
};

/** What Chromium itself says depends on how soon a test first looks into the page, which counts as a touch. */
const settleTouch = (context: BrowserContext, isTouched: boolean): Promise<unknown> =>
  context.addInitScript((hasBeenActive) => {
    const value = { isActive: hasBeenActive, hasBeenActive };
    Object.defineProperty(navigator, 'userActivation', { value });
  }, isTouched);

const hasFailed = (state: string | undefined) => state === 'fail';

async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(failuresFolder, { recursive: true });
  await page.screenshot({ path: `${failuresFolder}${name}.png` }).catch(() => undefined);
}

const isAlive = async ({ url }: RunningServer): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

type Origin = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/** What the app finds in the device's storage, as `web/src/data/identity.ts` and `session.ts` keep it. */
function storageOf(url: string, { guest }: GuestApi, account: Account | undefined): Origin {
  const renewAt = Date.now() + 90 * 60 * 1000;
  const localStorage = [{ name: 'guest-token', value: JSON.stringify({ ...guest, renewAt }) }];
  if (account !== undefined) localStorage.push({ name: 'session', value: JSON.stringify(account.session) });
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/**
 * Starts one server and one browser for the file, and closes what a test opened; pictures of what failed.
 * @param environment configuration of the server, e.g. `ADMIN_EMAIL`
 */
export function useTestbed(environment: NodeJS.ProcessEnv = {}): Testbed {
  let server: RunningServer;
  let browser: Browser;
  let devices: Device[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(environment), launchBrowser()]);
  });
  afterEach(async ({ task }) => {
    const pages = devices.flatMap(({ context }) => context.pages());
    if (hasFailed(task.result?.state)) {
      const name = task.name.replaceAll(/[^a-zA-Z0-9]+/g, '-').slice(0, 80);
      await Promise.all(pages.map((page, index) => keepPicture(page, `${name}-${index}`)));
    }
    await Promise.all(devices.map(({ context }) => context.close()));
    devices = [];
    // A test that failed between a kill and a restart must not take the others along.
    if (!(await isAlive(server))) await server.restart();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const openDevice: Testbed['openDevice'] = async ({
    api: known,
    account,
    isTouched = true,
    ...options
  } = {}) => {
    const api = known ?? (await GuestApi.asNewGuest(server.url));
    const baseURL = options.baseURL ?? server.url;
    const context = await newDevice(browser, {
      baseURL,
      storageState: storageOf(baseURL, api, account),
      ...options,
    });
    await settleTouch(context, isTouched);
    const complaints: string[] = [];
    context.on('weberror', (event) => complaints.push(event.error().stack ?? event.error().message));
    context.setDefaultTimeout(15_000);
    const device = { context, page: await context.newPage(), api, complaints };
    devices.push(device);
    return device;
  };
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    openDevice,
  };
}
