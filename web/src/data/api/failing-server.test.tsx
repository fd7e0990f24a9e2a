import '../../test/fake-indexed-db.ts';
import type { SubscribeAnswer } from '@neundarter/contract/live';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { json } from '../../test/fake-server.ts';
import { useEvent, useTeamEvents } from '../club/events.ts';
import { useEventLive } from '../club/use-event-live.ts';
import { useStanding } from '../live/use-standing.ts';
import { useMatchList } from '../match/matches.ts';
import { useTrackedMatch } from '../match/tracked-match.ts';
import { lateReads } from './paced-read.ts';
import { makeQueryClient } from './query-client.ts';

/** The database needs turns of the real clock. */
const realTimeout = setTimeout;

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

/** Connects anew, and answers every subscription so. */
const reconnect = (answer: SubscribeAnswer) => {
  liveServer.interrupt();
  liveServer.answer = answer;
  liveServer.restore();
};

/** Everything that the live channel may say about a failing page. */
const liveNews = () => {
  reconnect({ ok: false, error: 'error.invalid-request' });
  reconnect({ ok: true, standing: null, eventRevision: 99 });
  liveServer.tell('event-changed', { eventId: 'cup1', revision: Date.now(), matchIds: [] });
  const about = { matchId: 'm1', eventId: 'cup1', revision: Date.now() };
  liveServer.tell('match-finished', { ...about, winningParty: 0 });
};

function EventPage() {
  const { data, error } = useEvent('cup1');
  useEventLive('cup1');
  return <Shown data={data} error={error} />;
}
function List() {
  const { data, error } = useMatchList({ status: ['running'] }, 1, { refetchIntervalMs: 2000 });
  return <Shown data={data} error={error} />;
}
function EventList() {
  const { data, error } = useTeamEvents('team1', 'training');
  return <Shown data={data} error={error} />;
}
function Live() {
  const { data, error } = useStanding('m1');
  return <Shown data={data} error={error} />;
}
function Scorer() {
  const seen = useTrackedMatch('m1');
  return <Shown data={seen.state === 'ready' || undefined} error={seen.state === 'failed' || null} />;
}
const Shown = ({ data, error }: { readonly data: unknown; readonly error: unknown }) =>
  data === undefined ? (error === null ? 'lädt' : 'Fehler') : 'da';

const pages: readonly (readonly [string, ReactNode, string])[] = [
  ['event', <EventPage key="event" />, 'GET /events/cup1'],
  ['list that is read again and again', <List key="list" />, 'GET /matches'],
  ['list that grows', <EventList key="events" />, 'GET /events'],
  ['live standing', <Live key="live" />, 'GET /matches/m1/standing'],
  ['match', <Scorer key="match" />, 'GET /matches/m1'],
];

const serverFails = (address: string, answer = () => json({}, 500)) => fakeApi({ [address]: answer });

const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

/** Lets time pass, while the live channel tells news and the user looks at other windows. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((done) => realTimeout(done, 0));
    });
    act(() => {
      liveNews();
      window.dispatchEvent(new FocusEvent('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
}

// Its code is loaded before the time of the test stands still.
beforeAll(lateReads);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(pages)(
  'asks a failing server four times in the first minute, and says so: %s',
  async (_, page, address) => {
    const calls = serverFails(address);
    const { container } = show(page);
    await pass(15);
    expect(container.textContent).toBe('Fehler');
    expect(callsTo(calls, address)).toHaveLength(4);
    await pass(44);
    expect(callsTo(calls, address)).toHaveLength(4);
    expect(container.textContent).toBe('Fehler');
    await pass(120);
    const later = callsTo(calls, address).length - 4;
    expect(later).toBeGreaterThanOrEqual(3);
    expect(later).toBeLessThanOrEqual(6);
  },
);
