import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import type { OwnPerson } from './own-people.ts';
import { PushSwitch } from './push-switch.tsx';

const people = [{ entry: { id: 'e1' }, name: 'Anna', isChosen: true }] as unknown as readonly OwnPerson[];

type Browser = {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly service?: boolean;
};

/** A browser with push messages. */
const useBrowser = ({ permission = 'default', answer = 'granted', service = true }: Browser = {}) => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  let address: object | null = null;
  const made = {
    toJSON: () => ({ endpoint: 'https://push/1', keys: { p256dh: 'P', auth: 'A' } }),
    options: {},
  };
  const pushManager = {
    getSubscription: async () => address,
    subscribe: async () => {
      if (!service) throw new Error('no push service');
      address = made;
      return made;
    },
  };
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (status = 200) => {
  const sent = fakeApi({
    'GET /push/key': () => json({ publicKey: 'KEY' }),
    'POST /events/cup/push': () =>
      status === 200 ? json({ entrants: ['e1'] }) : refusal(status, 'error.pushes.too-many'),
  });
  renderInApp(<PushSwitch eventId="cup" people={people} />);
  return sent;
};
const bodies = (sent: ReturnType<typeof open>) =>
  callsTo(sent, 'POST /events/cup/push').map(({ body }) =>
    typeof body === 'string' ? JSON.parse(body) : body,
  );

it('is off, then on for the people of the device, and off again', async () => {
  useBrowser();
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: 'Sag mir hier Bescheid' }));
  await screen.findByText('Dieses Gerät meldet sich, wenn du dran bist.');
  expect(bodies(sent)[0]).toEqual({ endpoint: 'https://push/1', p256dh: 'P', auth: 'A', entrants: ['e1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr' }));
  await screen.findByRole('button', { name: 'Sag mir hier Bescheid' });
  expect(bodies(sent).at(-1)).toMatchObject({ entrants: [] });
});

it('says at an address without encryption where it works', () => {
  useBrowser();
  vi.stubGlobal('isSecureContext', false);
  open();
  screen.getByText(/nur über die sichere Adresse/);
  expect(screen.getByRole('link', { name: 'Sichere Adresse' }).getAttribute('href')).toBe('/secure');
});

it('says that the browser cannot, or has no push service', async () => {
  vi.stubGlobal('isSecureContext', true);
  open();
  screen.getByText(/kann dieser Browser nicht/);
  cleanup();
  useBrowser({ service: false });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sag mir hier Bescheid' }));
  expect(await screen.findByText(/kann dieser Browser nicht/)).toBeTruthy();
});

it('says that it was refused, before and now', async () => {
  useBrowser({ permission: 'denied' });
  open();
  screen.getByText(/in diesem Browser gesperrt/);
  cleanup();
  useBrowser({ answer: 'denied' });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sag mir hier Bescheid' }));
  expect(await screen.findByText(/in diesem Browser gesperrt/)).toBeTruthy();
});

it('stays off if the server refuses', async () => {
  useBrowser();
  const sent = open(409);
  await userEvent.click(screen.getByRole('button', { name: 'Sag mir hier Bescheid' }));
  await expect.poll(() => bodies(sent)).toHaveLength(1);
  await screen.findByRole('button', { name: 'Sag mir hier Bescheid' });
  expect(localStorage.getItem('push-events')).toBeNull();
});
