import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { useMatchDeletion } from './use-match-deletion.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Deletion() {
  const remove = useMatchDeletion();
  const match = { id: 'm1', createdById: 'me' } as CardMatch;
  return (
    <button type="button" onClick={() => void remove(match)}>
      weg
    </button>
  );
}

it('says that a match could not be deleted', async () => {
  signInAs();
  const calls = fakeServer(() => refusal(500, 'error.api.500'));
  renderInApp(
    <>
      <Deletion />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'weg' }));
  const said = await screen.findByText(/Das Match konnte nicht gelöscht werden\. \(Ein interner/);
  expect(said.textContent).toMatch(/\)\. Bitte versuche es noch einmal!$/);
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('DELETE /api/v1/matches/m1');
});
