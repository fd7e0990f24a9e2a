import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession, readSession } from '../../data/people/session.ts';
import { fakeServer, refusal } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

const password = () => screen.getByLabelText<HTMLInputElement>('Dein Passwort');
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /für immer löschen/ }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));

beforeEach(() => {
  signInAs();
  renderInApp(<DeletionDialog userId="u1" onClose={() => undefined} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => keepSession(null));
});

it('asks for password and confirmation before anything is sent', async () => {
  const calls = fakeServer(() => new Response(''));
  await confirm();
  expect(screen.getByText('Bitte gib dein Passwort ein!')).toBeTruthy();
  expect(screen.getByText('Bitte bestätige, dass du dein Konto löschen möchtest!')).toBeTruthy();
  expect(document.activeElement).toBe(password());
  await userEvent.type(password(), 'geheim');
  await confirm();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(calls).toEqual([]);
});

it('shows below the field that a password is wrong, and deletes with the right one', async () => {
  const calls = fakeServer(({ body }) =>
    (body as { password: string }).password === 'richtig'
      ? new Response('')
      : refusal(403, 'error.login.wrong-password'),
  );
  await userEvent.type(password(), 'falsch');
  await agree();
  await confirm();
  await screen.findByText('Das eingegebene Passwort ist falsch!');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(readSession()).not.toBeNull();

  await userEvent.clear(password());
  expect(screen.queryByText('Das eingegebene Passwort ist falsch!')).toBeNull();
  await userEvent.type(password(), 'richtig{Enter}');
  await waitFor(() => expect(readSession()).toBeNull());
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/v1/users/u1',
    'DELETE /api/v1/users/u1',
  ]);
});

it.each([
  ['error.teams.last-admin', /^Du bist der letzte Team-Admin eines Teams\./],
  ['error.users.last-admin', /^Du bist der letzte Administrator\./],
])('warns about the consequences after %s, and deletes after a confirmation', async (code, text) => {
  const calls = fakeServer(({ body }) =>
    (body as { isConfirmed: boolean }).isConfirmed ? new Response('') : refusal(409, code),
  );
  await userEvent.type(password(), 'richtig');
  await agree();
  await confirm();
  await screen.findByText(text);
  await confirm();
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: /ohne Nachfolger/ }));
  await confirm();
  await waitFor(() => expect(readSession()).toBeNull());
});
