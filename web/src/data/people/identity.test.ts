import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, json, noNetwork, refusal } from '../../test/fake-server.ts';

const guest = (token: string, id = 'a') => json({ token, guestId: id.repeat(20), expiresAt: 0 });
/** A new tab: loads the module without its memory. */
const openTab = async () => {
  vi.resetModules();
  return import('./identity.ts');
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks once and stores the token for the next visit', async () => {
  const calls = fakeServer(() => guest('t1'));
  const first = await openTab();
  expect(first.guestId()).toBeNull();
  await Promise.all([first.bearerToken(), first.bearerToken()]);
  const second = await openTab();
  await expect(second.bearerToken()).resolves.toBe('t1');
  expect(second.guestId()).toBe('a'.repeat(20));
  expect(calls).toHaveLength(1);
});

it('renews with the earlier token shortly before two hours are over', async () => {
  let logins = 0;
  const calls = fakeServer(() => {
    logins += 1;
    return guest(`t${logins}`);
  });
  const tab = await openTab();
  await tab.bearerToken();
  vi.setSystemTime(1_000_000 + 114 * 60_000);
  await expect(tab.bearerToken()).resolves.toBe('t1');
  vi.setSystemTime(1_000_000 + 116 * 60_000);
  await expect(tab.bearerToken()).resolves.toBe('t2');
  expect(calls[1]?.headers.get('authorization')).toBe('Bearer t1');
});

it('becomes a new guest when the earlier one cannot be renewed any more', async () => {
  fakeServer(({ headers }) =>
    headers.has('authorization') ? refusal(401, 'error.unauthorized') : guest(`new${Math.random()}`, 'b'),
  );
  const tab = await openTab();
  tab.forgetToken(await tab.bearerToken());
  await tab.bearerToken();
  expect(tab.guestId()).toBe('b'.repeat(20));
});

it('keeps its identity without network', async () => {
  fakeServer(() => guest('t1'));
  const tab = await openTab();
  await tab.bearerToken();
  vi.setSystemTime(1_000_000 + 10 * 3_600_000);
  fakeServer(noNetwork);
  await expect(tab.bearerToken()).rejects.toThrow('Failed to fetch');
  expect(tab.guestId()).toBe('a'.repeat(20));
});

it('uses the token that another tab has just renewed', async () => {
  const calls = fakeServer(() => guest('t1'));
  const [one, other] = [await openTab(), await openTab()];
  await one.bearerToken();
  await expect(other.bearerToken()).resolves.toBe('t1');
  expect(calls).toHaveLength(1);
});

it.each([
  ['forward', 1],
  ['back', -1],
])('renews its guest if the clock of the device is set %s by a year', async (_, years) => {
  let logins = 0;
  fakeServer(() => {
    logins += 1;
    return guest(`t${logins}`);
  });
  const tab = await openTab();
  await tab.bearerToken();
  vi.setSystemTime(1_000_000 + 40 * 31_536_000_000);
  await tab.bearerToken();
  vi.setSystemTime(1_000_000 + (40 + years) * 31_536_000_000);
  await expect(tab.bearerToken()).resolves.toBe('t3');
  await expect(tab.bearerToken()).resolves.toBe('t3');
});
