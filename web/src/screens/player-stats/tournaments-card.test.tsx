import '../../test/fake-indexed-db.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { AwayNotice } from '../../parts/away-notice/away-notice.tsx';
import { fakeServer, json, noNetwork } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TournamentsCard } from './tournaments-card.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await forgetKeptAnswers();
});

it('leaves the age of the figures to the top of the page', async () => {
  let hasServer = true;
  fakeServer(() => (hasServer ? json([]) : noNetwork()));
  renderInApp(
    <>
      <AwayNotice />
      <TournamentsCard playerId="anna" />
    </>,
  );
  await screen.findByText('Du hast noch kein Turnier gespielt.');
  const card = screen.getByRole('heading', { name: 'Deine Turniere' });
  hasServer = false;
  act(() => void dispatchEvent(new Event('offline')));
  const age = await screen.findByText(/^Der Server ist gerade nicht erreichbar/);
  expect(age.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
