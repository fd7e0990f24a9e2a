import type { TeamWish } from '@neundarter/contract/entities/team';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { WishList } from './wish-list.tsx';

const wish: TeamWish = {
  id: 'w1',
  props: { name: 'Bulls Jena', message: '', playerId: 'p1', playerName: 'Tessa Team', createdAt: 1 },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says that a wish could not be deleted, and keeps it', async () => {
  signInAs({ user: userEntity({ roles: ['admin'] }) });
  fakeServer(({ method }) => (method === 'GET' ? json([wish]) : refusal(500, 'error.api.500')));
  renderInApp(
    <>
      <WishList />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen: Bulls Jena' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
  const said = await screen.findByText(/^Der Antrag konnte nicht gelöscht werden\. \(Ein interner/);
  expect(said.textContent).toMatch(/\)\. Bitte versuche es noch einmal!$/);
  expect(screen.getByRole('list', { name: 'Offene Anträge' })).toBeTruthy();
});
