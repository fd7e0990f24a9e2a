import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { noNetwork } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { PasswordResetDialog } from './password-reset-dialog.tsx';

const sent =
  'Wir haben dir eine E-Mail mit einem Link gesendet, mit dem du dein Password zurücksetzen kannst. Bitte prüfe deinen Posteingang!';

const open = (emailAddress: string) =>
  renderInApp(<PasswordResetDialog emailAddress={emailAddress} onClose={() => undefined} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'E-Mail senden' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes over the typed address, and says where the mail is', async () => {
  const calls = fakeApi({ 'POST /users/reset-password': () => new Response(null, { status: 204 }) });
  open('anna@club.de');
  await send();
  expect((await screen.findByRole('status')).textContent).toBe(sent);
  expect(callsTo(calls, 'POST /users/reset-password')[0]?.body).toEqual({ emailAddress: 'anna@club.de' });
});

it('asks for a valid address first', async () => {
  const calls = fakeApi({});
  open('anna');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Bitte gib eine gültige E-Mail-Adresse ein!');
  expect(callsTo(calls, 'POST /users/reset-password')).toEqual([]);
});

it('explains why it failed, and can be sent again', async () => {
  fakeApi({ 'POST /users/reset-password': noNetwork });
  open('anna@club.de');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Beim Zurücksetzen des Passworts ist ein Fehler aufgetreten (Ein Netzwerkfehler ist aufgetreten). Bitte versuche es noch einmal!',
  );
  fakeApi({ 'POST /users/reset-password': () => new Response(null, { status: 204 }) });
  await send();
  expect((await screen.findByRole('status')).textContent).toBe(sent);
});
