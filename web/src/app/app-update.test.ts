import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.hoisted(() => vi.fn());
vi.mock('../data/api/reload-page.ts', () => ({ reloadPage: reload }));

const heldLocks: { name: string }[] = [];

/** A browser that runs one version while another one waits. */
function stubBrowser() {
  const waiting = { state: 'installed', postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker, locks: { query: async () => ({ held: heldLocks }) } });
  return { waiting, serviceWorker };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  reload.mockClear();
  heldLocks.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function openApp() {
  const browser = stubBrowser();
  const update = await import('./app-update.ts');
  const isReady = new Promise<void>((resolve) => update.onUpdateReady(resolve));
  update.registerServiceWorker();
  await isReady;
  return { ...browser, ...update };
}

it('updates and reloads only the tab that asked for it', async () => {
  const app = await openApp();
  app.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  await expect(app.applyUpdate()).resolves.toBe(true);
  expect(app.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  app.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('changes nothing while another tab scores a match', async () => {
  const app = await openApp();
  heldLocks.push({ name: 'running-match' });
  await expect(app.applyUpdate()).resolves.toBe(false);
  expect(app.waiting.postMessage).not.toHaveBeenCalled();
  expect(app.isUpdateReady()).toBe(true);
});
