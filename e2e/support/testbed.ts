import { appVersion } from '@neundarter/contract/limits';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';
import type { Account } from './accounts.ts';
import { GuestApi } from './api.ts';
import { newDevice } from './browser.ts';
import { isKept, keepEvidence, startTrace } from './keep-evidence.ts';
import { patienceMs } from './patience.ts';
import { type SharedServer, sharedBrowser, sharedServer } from './shared.ts';

/** A browser profile with its guest. */
export type Device = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The API as the guest of this device. */
  readonly api: GuestApi;
  /** Errors of the pages, also those that a part of the page has caught. */
  readonly complaints: readonly string[];
};

/** The server and the browser of a file of tests. */
export type Testbed<Server = SharedServer> = {
  readonly server: Server;
  readonly browser: Browser;
  /** Opens a device whose guest is already known to the server. It is closed after the test. */
  readonly openDevice: (options?: DeviceOptions) => Promise<Device>;
};

type DeviceOptions = BrowserContextOptions & {
  /** The guest of the device; by default a new one. */
  readonly api?: GuestApi;
  /** The user who is signed in on the device; by default none. */
  readonly account?: Account;
  /** Whether the user has already touched each page, so that sound is allowed; true by default. */
  readonly isTouched?: boolean;
};

/** Whether a line of the console is an error of code, e.g. one that a part of the page has caught. */
const isThrown = (line: string): boolean => /^\w*Error: /.test(line);

/**
 * Every profile would load and store all files of the app for use without network, which takes a third of the
 * processor time of a test. Files about that pass `offlineReady`.
 */
const noServiceWorker: DeviceOptions = { serviceWorkers: 'block' };

/** For files whose devices have to work without network, also after a reload. */
export const offlineReady: DeviceOptions = { serviceWorkers: 'allow' };

/**
 * Sets what Chromium reports, because that depends on when a test first evaluates code in the page, which counts as a
 * touch.
 */
const settleTouch = (context: BrowserContext, isTouched: boolean): Promise<unknown> =>
  context.addInitScript((hasBeenActive) => {
    const value = { isActive: hasBeenActive, hasBeenActive };
    Object.defineProperty(navigator, 'userActivation', { value });
  }, isTouched);

const isAlive = async ({ url }: SharedServer): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

type Origin = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/**
 * The stored data that the app finds on the device, in the format of `identity.ts` and `session.ts` in
 * `web/src/data/people`.
 */
function storageOf(url: string, { guest }: GuestApi, account: Account | undefined): Origin {
  const renewAt = Date.now() + 90 * 60 * 1000;
  const localStorage = [
    { name: 'guest-token', value: JSON.stringify({ ...guest, renewAt }) },
    // The device was told of this version before.
    { name: 'known-version', value: JSON.stringify(appVersion) },
  ];
  if (account !== undefined) localStorage.push({ name: 'session', value: JSON.stringify(account.session) });
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/**
 * For most files: the server and the browser that all of them share. Each test creates its own users, teams and
 * matches.
 * @param defaults options of all devices of the file
 */
export function useTestbed(defaults: DeviceOptions = noServiceWorker): Testbed {
  return useDevices({ serverOf: sharedServer, defaults });
}

/** For files that stop their server, count everything on it, or need other settings. */
export function useOwnServer(
  environment: NodeJS.ProcessEnv = {},
  defaults: DeviceOptions = noServiceWorker,
): Testbed<RunningServer> {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(environment);
  });
  afterAll(async () => {
    await server?.stop();
  });
  return useDevices({
    serverOf: () => server,
    defaults,
    // A test that failed between a kill and a restart must not make the other tests fail.
    revive: async () => {
      if (!(await isAlive(server))) await server.restart();
    },
  });
}

type Place<Server> = {
  readonly serverOf: () => Server;
  readonly defaults: DeviceOptions;
  readonly revive?: () => Promise<void>;
};

/** Closes the devices of a test; stores pictures and traces of failed tests. */
function useDevices<Server extends SharedServer>({
  serverOf,
  defaults,
  revive,
}: Place<Server>): Testbed<Server> {
  let browser: Browser;
  let devices: Device[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    const contexts = devices.map(({ context }) => context);
    devices = [];
    if (isKept(task.result?.state)) await keepEvidence(contexts, task.name);
    await Promise.all(contexts.map((context) => context.close()));
    await revive?.();
  });

  const openDevice: Testbed['openDevice'] = async ({
    api: known,
    account,
    isTouched = true,
    ...options
  } = {}) => {
    const api = known ?? (await GuestApi.asNewGuest(serverOf().url));
    const baseURL = options.baseURL ?? serverOf().url;
    const context = await newDevice(browser, {
      baseURL,
      storageState: storageOf(baseURL, api, account),
      ...defaults,
      ...options,
    });
    await Promise.all([settleTouch(context, isTouched), startTrace(context)]);
    const complaints: string[] = [];
    context.on('weberror', (event) => complaints.push(event.error().stack ?? event.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && isThrown(message.text())) complaints.push(message.text());
    });
    context.setDefaultTimeout(patienceMs);
    const device = { context, page: await context.newPage(), api, complaints };
    devices.push(device);
    return device;
  };
  return {
    get server() {
      return serverOf();
    },
    get browser() {
      return browser;
    },
    openDevice,
  };
}
