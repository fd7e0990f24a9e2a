import type { PushMessage } from '@neundarter/contract/push-message';
import { expect, it, vi } from 'vitest';
import { handlePushes } from './push-worker.ts';

/** A service worker with open pages. */
const openScope = (paths: readonly string[] = []) => {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const pages = paths.map((path) => {
    const page = { url: `https://darts.example.org${path}`, focus: vi.fn(), navigate: vi.fn() };
    page.focus.mockResolvedValue(page);
    return page;
  });
  const addEventListener = (name: string, listener: (event: never) => void) =>
    void listeners.set(name, listener);
  handlePushes({
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener,
  });
  const send = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const late = { waitUntil: (one: Promise<unknown>) => void (work = one) };
    listeners.get(name)?.({ ...late, ...event } as never);
    await work;
  };
  return { showNotification, openWindow, pages, send };
};

const about = { tag: 'call/m1/e1', path: '/matches/m1', event: 'Herbstpokal' };
const call: PushMessage = {
  ...about,
  kind: 'call',
  name: null,
  as: 'plays',
  board: '3',
  sides: ['Anna', 'Ben'],
  opponent: 'Ben',
  calls: 2,
  at: new Date(2026, 10, 29, 15, 40).getTime(),
};
const push = (message: PushMessage) => ({ data: { json: () => message } });

it.each<readonly [PushMessage, string, string]>([
  [call, 'Du bist dran: Board 3', 'Zweiter Aufruf · gegen Ben · 15:40 · Herbstpokal'],
  [
    { ...call, name: 'Cleo', as: 'calls', opponent: null, calls: 1 },
    'Cleo schreibt jetzt: Board 3',
    'Anna gegen Ben · 15:40 · Herbstpokal',
  ],
  [{ ...about, kind: 'call-taken-back', name: null }, 'Du bist doch noch nicht dran', 'Herbstpokal'],
  [{ ...about, kind: 'announcement', text: 'Essen ist fertig', until: 1 }, 'Essen ist fertig', 'Herbstpokal'],
])('shows %o', async (message, title, body) => {
  const { showNotification, send } = openScope();
  await send('push', push(message));
  const isSilent = message.kind === 'call-taken-back';
  const options = { body, tag: about.tag, data: about.path, silent: isSilent, renotify: !isSilent };
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining(options));
});

it('shows nothing for a message without words', async () => {
  const { showNotification, send } = openScope();
  await send('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

it('opens the page of a tap: an open one goes there, otherwise a new one', async () => {
  const tap = () => ({ notification: { close: vi.fn(), data: '/matches/m1' } });
  const nothing = openScope();
  const event = tap();
  await nothing.send('notificationclick', event);
  expect(event.notification.close).toHaveBeenCalled();
  expect(nothing.openWindow).toHaveBeenCalledWith('/matches/m1');
  const other = openScope(['/news']);
  await other.send('notificationclick', tap());
  expect(other.pages[0]?.navigate).toHaveBeenCalledWith('/matches/m1');
  const there = openScope(['/news', '/matches/m1']);
  await there.send('notificationclick', tap());
  expect(there.pages[1]?.focus).toHaveBeenCalled();
  expect(there.pages.every(({ navigate }) => navigate.mock.calls.length === 0)).toBe(true);
});
