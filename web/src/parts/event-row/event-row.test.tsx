import '../../test/fake-indexed-db.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/api/api-error.ts';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { eventEntity } from '../../test/events.ts';
import { matchdayEvent } from '../../test/matchdays.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEvent } from '../../test/tournaments.ts';
import { AwayNotice } from '../away-notice/away-notice.tsx';
import { EventRow } from './event-row.tsx';

const noServer = new ApiError('error.api.network-error', null);
const now = Date.now();
const running = eventEntity({ startDateTime: now - 1000, endDateTime: now + 3_600_000 });
let answer: () => typeof running;

function List() {
  const { data } = useQuery({ queryKey: ['events', 'list'], queryFn: async () => answer() });
  return data === undefined ? null : <EventRow event={data} />;
}

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await forgetKeptAnswers();
});

it('calls nothing live from the moment the network has gone', async () => {
  answer = () => running;
  renderInApp(
    <>
      <AwayNotice />
      <List />
    </>,
  );
  expect((await screen.findByText('Live')).getAttribute('data-phase')).toBe('live');
  answer = () => {
    throw noServer;
  };
  act(() => void dispatchEvent(new Event('offline')));
  expect((await screen.findByText('Zuletzt Live')).getAttribute('data-phase')).toBe('last-live');
  expect(screen.getByText(/^Der Server ist gerade nicht erreichbar/)).toBeTruthy();
});

it('says that a tournament is cancelled', () => {
  renderInApp(<EventRow event={tournamentEvent({ status: 'cancelled' })} />);
  expect(screen.getByText('Abgesagt').getAttribute('data-phase')).toBe('cancelled');
});

it('says that the other team has not agreed to a matchday yet', () => {
  for (const request of [undefined, 'open'] as const) {
    renderInApp(<EventRow event={matchdayEvent(request && { request })} />);
    expect(screen.queryByText(/ · noch nicht zugesagt$/) !== null).toBe(request === 'open');
    cleanup();
  }
});
