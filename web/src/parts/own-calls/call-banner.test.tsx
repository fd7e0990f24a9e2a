import type { OwnCallEntity } from '@neundarter/contract/entities/own-call';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepChosenEntry } from '../../data/club/chosen-entries.ts';
import { useRunningMatch } from '../../data/match/running-match.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { CallBanner } from './call-banner.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const call: OwnCallEntity = {
  eventId: 'cup',
  eventName: 'Herbstpokal',
  matchId: 'm1',
  entrant: 'e1',
  name: 'Anna',
  as: 'plays',
  board: '3',
  sides: ['Anna', 'Ben'],
  opponent: 'Ben',
  calls: 1,
  calledAt: 5,
};

const open = (calls: readonly OwnCallEntity[], path = '/news') => {
  keepChosenEntry('cup', 'e1');
  const sent = fakeApi({
    'GET /calls': () => json({ events: [], calls }),
    'POST /events/cup/reports': () => json({ entrant: 'e1', says: 'here', at: 7 }),
  });
  renderInApp(<CallBanner />, { path });
  return sent;
};

it('says on any page who is called where, against whom, with the way there', async () => {
  const sent = open([call]);
  await screen.findByText('Du bist dran: Board 3');
  screen.getByText('gegen Ben · Herbstpokal');
  expect(screen.getByRole('link', { name: 'Zum Spiel' }).getAttribute('href')).toBe('/matches/m1');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive');
  expect(callsTo(sent, 'GET /calls')[0]?.url).toContain('entrant=e1');
});

it('tells writers, and names people if several are called', async () => {
  const writes = { ...call, entrant: 'e2', name: 'Cleo', as: 'calls', opponent: null, calls: 3 } as const;
  open([writes, { ...call, matchId: 'm2' }]);
  await screen.findByText('Cleo schreibt jetzt: Board 3');
  expect(screen.getByText('Letzter Aufruf · Anna gegen Ben · Herbstpokal')).toBeTruthy();
});

it('goes when somebody comes, which organisers learn, and comes back with the next call', async () => {
  const sent = open([call]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ich komme' }));
  expect(screen.queryByText('Du bist dran: Board 3')).toBeNull();
  expect(callsTo(sent, 'POST /events/cup/reports')).toHaveLength(1);
  cleanup();
  open([call]);
  await act(async () => undefined);
  expect(screen.queryByText('Du bist dran: Board 3')).toBeNull();
  cleanup();
  open([{ ...call, calls: 2 }]);
  await screen.findByText('Du bist dran: Board 3');
});

it.each(['/tournaments/cup', '/matches/m1', '/matches/view/m1', '/tournaments/cup/hall', '/board'])(
  'is not on %s',
  async (path) => {
    const sent = open([call], path);
    await expect.poll(() => callsTo(sent, 'GET /calls')).toHaveLength(1);
    await act(async () => undefined);
    expect(screen.queryByText('Du bist dran: Board 3')).toBeNull();
  },
);

function Scorer() {
  useRunningMatch(true);
  return <CallBanner />;
}

it('is one line without buttons over a match that is scored here', async () => {
  keepChosenEntry('cup', 'e1');
  fakeApi({ 'GET /calls': () => json({ events: [], calls: [call] }) });
  const { unmount } = renderInApp(<Scorer />);
  await screen.findByText('Du bist dran: Board 3');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--call-strip')).toBe('2rem');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--call-strip')).toBe('');
});
