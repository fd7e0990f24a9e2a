import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { EmailActivatedScreen } from './email-activated-screen.tsx';

const call = 'POST /events/cup1/notification/confirm';

const show = (answer: () => Response, query = '?eventId=cup1&token=secret') => {
  const calls = fakeApi({ [call]: answer });
  renderInApp(<EmailActivatedScreen />, { path: `/register/email-activated${query}` });
  return calls;
};
const agree = () => userEvent.click(screen.getByRole('button', { name: 'Ja, Mails bekommen' }));

afterEach(cleanup);

it('asks first, and then agrees with the token of the mail', async () => {
  const calls = show(() => new Response(null, { status: 204 }));
  expect(callsTo(calls, call)).toHaveLength(0);
  await agree();
  await screen.findByText('Adresse bestätigt');
  expect(callsTo(calls, call)).toMatchObject([{ body: { token: 'secret' } }]);
});

it('says that a link is not valid', async () => {
  show(() => refusal(400, 'error.registration.invalid-link'));
  await agree();
  await screen.findByText('Ungültiger Link');
  cleanup();
  show(() => refusal(400, 'error.registration.invalid-link'), '?eventId=cup1');
  expect(screen.getByText('Ungültiger Link')).toBeTruthy();
});

it('lets people try again without network', async () => {
  show(() => refusal(503, 'error.api.unavailable'));
  await agree();
  await screen.findByText(/Das hat nicht geklappt/);
  expect(screen.getByRole('button', { name: 'Ja, Mails bekommen' })).toBeTruthy();
});
