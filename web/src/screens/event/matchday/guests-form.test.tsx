import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server.ts';
import { signInAs } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { GuestsForm } from './guests-form.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (answer: () => Response = () => new Response(null, { status: 204 })) => {
  const calls = fakeServer(answer);
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id/guests" element={<GuestsForm eventId="matchday1" />} />
      <Route path="/team-lounge/event/:id" element={<p>Seite des Spieltags</p>} />
    </Routes>,
    { path: '/team-lounge/event/matchday1/guests' },
  );
  return () => calls.filter(({ method }) => method === 'POST');
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Teilnehmen' }));
const codeField = () => screen.getByRole('textbox', { name: 'Code der anderen Mannschaft' });

it('pairs the first device by the code of the home team, with a PIN of its own', async () => {
  const sent = open();
  await send();
  expect(screen.getByText('Der Code hat acht Ziffern.')).toBeTruthy();
  expect(screen.getByText('Die PIN hat vier bis acht Ziffern.')).toBeTruthy();
  await userEvent.type(codeField(), '1234 5678');
  await type('Eure PIN', '0815');
  await send();
  expect(await screen.findByText('Seite des Spieltags')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ body: { code: '12345678', pin: '0815' } });
});

it('adds further devices by the PIN alone', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('radio', { name: /PIN unserer Mannschaft/ }));
  await type('PIN', '0815');
  await send();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ body: { pin: '0815' } }));
});

it('says that a code has ended, and keeps what was typed', async () => {
  open(() => refusal(409, 'error.event.code-expired'));
  await userEvent.type(codeField(), '12345678');
  await type('Eure PIN', '0815');
  await send();
  expect(await screen.findByText(/Dieser Code gilt nicht mehr/)).toBeTruthy();
  expect((codeField() as HTMLInputElement).value).toBe('12345678');
});
