import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { GuestTakeover } from './guest-takeover.tsx';

const claim = 'POST /users/me/matches/claim';
const count = 'GET /matches/count';
const title = 'Matches dieses Geräts übernehmen';

const asGuest = (guestId: string, token: string) =>
  localStorage.setItem('guest-token', JSON.stringify({ token, guestId, renewAt: Date.now() + 1e6 }));
const open = () =>
  renderInApp(
    <>
      <GuestTakeover />
      <ToastRegion />
    </>,
  );

beforeEach(() => {
  localStorage.clear();
  asGuest('g1', 'guest-secret');
  signInAs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes over the matches with the guest token, and asks no more', async () => {
  const calls = fakeApi({ [count]: () => json({ count: 3 }), [claim]: () => json({ count: 3 }) });
  open();
  expect((await screen.findByRole('status', { name: title })).textContent).toContain('3 Matches');
  expect(callsTo(calls, count)[0]?.url).toContain('createdById=g1');
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await screen.findByText('3 Matches übernommen');
  expect(callsTo(calls, claim)[0]?.body).toEqual({ guestToken: 'guest-secret' });
  expect(screen.queryByRole('status', { name: title })).toBeNull();
});

it('asks each user once about each guest', async () => {
  fakeApi({ [count]: () => json({ count: 1 }) });
  const first = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nein, danke' }));
  first.unmount();
  const calls = fakeApi({ [count]: () => json({ count: 1 }) });
  const again = open();
  expect(screen.queryByRole('status', { name: title })).toBeNull();
  expect(calls).toEqual([]);
  again.unmount();
  signInAs({ user: userEntity({ id: 'u2' }) });
  open();
  expect((await screen.findByRole('status', { name: title })).textContent).toContain('1 Match angelegt');
});

it('stays open if taking over failed', async () => {
  fakeApi({ [count]: () => json({ count: 2 }), [claim]: noNetwork });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  await screen.findByText('Die Matches konnten nicht übernommen werden.');
  expect(screen.getByRole('button', { name: 'Übernehmen' })).toBeTruthy();
});

it('shows nothing without matches, nor to guests', async () => {
  const calls = fakeApi({ [count]: () => json({ count: 0 }) });
  const empty = open();
  await waitFor(() => expect(callsTo(calls, count)).toHaveLength(1));
  expect(screen.queryByRole('status', { name: title })).toBeNull();
  empty.unmount();
  localStorage.removeItem('session');
  open();
  expect(callsTo(calls, count)).toHaveLength(1);
});
