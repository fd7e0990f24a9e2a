import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { CardCode } from './card-code.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const name = 'Code zum Turnier';

/** What a code of this text looks like. */
const drawn = async (element: React.ReactElement): Promise<string> => {
  renderInApp(element);
  const html = (await screen.findByRole('img', { name })).innerHTML;
  cleanup();
  return html;
};

it('contains the key of the card, and without one only the way to the tournament', async () => {
  const key = 'abcdefghijklmnopqrstuv';
  const server = 'http://192.168.1.20:3000';
  const page = `${server}/tournaments/cup`;
  const address = { 'GET /address': () => json({ address: server }) };
  const withKey = await drawn(<QrCode value={`${page}#pin-key=${key}`} label={name} />);
  const without = await drawn(<QrCode value={page} label={name} />);
  expect(withKey).not.toBe(without);

  fakeApi({ ...address, 'POST /events/cup/pin/key': () => json({ key }) });
  expect(await drawn(<CardCode eventId="cup" pin="4711" size="8rem" />)).toBe(withKey);
  fakeApi({ ...address, 'POST /events/cup/pin/key': () => refusal(409, 'error.event.invalid-status') });
  expect(await drawn(<CardCode eventId="cup" pin="4712" size="8rem" />)).toBe(without);
});
