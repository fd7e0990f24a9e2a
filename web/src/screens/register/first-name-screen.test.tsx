import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { FirstNameScreen } from './first-name-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (to: string) =>
  renderInApp(
    <Routes>
      <Route path="/register/first-name" element={<FirstNameScreen />} />
      <Route path="*" element={<p>Ziel</p>} />
    </Routes>,
    { path: `/register/first-name?to=${encodeURIComponent(to)}` },
  );

it('asks whoever has skipped the first name, and then goes on', async () => {
  signInAs({ player: playerEntity({ firstName: '' }) });
  const calls = fakeApi({ 'PATCH /players/': () => json(playerEntity({ firstName: 'Ben' })) });
  show('/team-lounge');
  await userEvent.type(screen.getByLabelText(/^Vorname/), ' Ben ');
  await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(await screen.findByText('Ziel')).toBeTruthy();
  expect(callsTo(calls, 'PATCH /players/')[0]?.body).toMatchObject({ changedProps: { firstName: 'Ben' } });
});

it('asks nobody who has a name', () => {
  signInAs({ player: playerEntity({ firstName: 'Ben' }) });
  show('/team-lounge');
  expect(screen.getByText('Ziel')).toBeTruthy();
});

it('leads nobody to another site', async () => {
  signInAs({ player: playerEntity({ firstName: '' }) });
  fakeApi({ 'PATCH /players/': () => json(playerEntity({ firstName: 'Ben' })) });
  show('//example.org');
  await userEvent.type(screen.getByLabelText(/^Vorname/), 'Ben');
  await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(await screen.findByText('Ziel')).toBeTruthy();
});
