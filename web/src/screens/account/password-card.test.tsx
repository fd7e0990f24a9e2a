import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { PasswordCard } from './password-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole<HTMLButtonElement>('button');

it('shows the states ready, in progress and finished', async () => {
  let answer = (_: Response) => {};
  const calls = fakeServer(({ method }) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : new Response(JSON.stringify({ token: 't', guestId: 'g' })),
  );
  renderInApp(<PasswordCard emailAddress="anna@example.org" />);
  expect(button().textContent).toBe('Passwort zurücksetzen');
  await userEvent.click(button());
  expect(button().textContent).toBe('Passwort wird zurückgesetzt...');
  expect(button().disabled).toBe(true);
  await vi.waitFor(() => expect(calls.at(-1)?.body).toEqual({ emailAddress: 'anna@example.org' }));
  answer(new Response(''));
  expect((await screen.findByRole('status')).textContent).toContain('Bitte prüfe deinen Posteingang!');
  expect(button().textContent).toBe('E-Mail gesendet');
  expect(button().disabled).toBe(true);
});

it('explains why it failed, and can be tried again', async () => {
  fakeServer(noNetwork);
  renderInApp(<PasswordCard emailAddress="anna@example.org" />);
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Beim Zurücksetzen des Passworts ist ein Fehler aufgetreten \(Ein Netzwerkfehler .*\)\. Bitte versuche es noch einmal!$/,
  );
  expect(button().textContent).toBe('Noch einmal versuchen');
  expect(button().disabled).toBe(false);
});
