import '../../test/fake-indexed-db.ts';
import { findDifference } from '@neundarter/contract/differences/find-difference';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventChanged } from '@neundarter/contract/live';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, callsTo, fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { json, refusal, type SentCall } from '../../test/fake-server.ts';
import { tournamentEvent } from '../../test/tournaments.ts';
import { forgetKeptAnswers } from '../api/kept-answers.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { loadDifferences } from './differences.ts';
import { useRunningMatches } from './event-matches.ts';
import { useEventRanking } from './event-rankings.ts';
import { useEvent } from './events.ts';
import { useResultEntry, useResultUndo } from './results.ts';
import { useEventLive } from './use-event-live.ts';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

/** The database needs turns of the real clock. */
const realTimeout = setTimeout;

const entry = 'POST /events/cup1/matches/m1/result';
const undo = 'PATCH /events/cup1/matches/m1/undo-result';
const everything = ['GET /events/cup1', 'GET /events/cup1/matches', 'GET /events/cup1/table'];

let now: { revision: number; name: string };
let calls: readonly SentCall[];
let page: { readonly current: ReturnType<typeof usePage> };
let client: QueryClient;
/** What the server does with a result: its answer, and what it announces before. */
let onResult: () => Response;

const eventAt = ({ revision, name }: typeof now): EventEntity => {
  const event = tournamentEvent({ status: 'running' }, { revision, name });
  const { matchPinCode: _, ...eventData } = event.props.eventData as { matchPinCode?: unknown };
  return { ...event, props: { ...event.props, eventData: eventData as EventEntity['props']['eventData'] } };
};
const minimal = () =>
  json({ id: 'cup1', revision: now.revision, editRevision: now.revision, matchIds: ['m1'] });

/** The server's event changes. @returns its announcement */
const changeTo = (name: string): EventChanged => {
  const before = now;
  now = { revision: now.revision + 1, name };
  const found = findDifference(eventAt(before), eventAt(now));
  if (found === null) throw new Error('Nothing has changed');
  const difference = { from: before.revision, change: found };
  return { eventId: 'cup1', revision: now.revision, matchIds: ['m1'], isSameForAll: true, difference };
};

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </MemoryRouter>
);

/** What a page of the event does. */
function usePage() {
  const event = useEvent('cup1').data;
  useEventLive('cup1');
  useRunningMatches('cup1');
  useEventRanking('cup1', 'table');
  const { run: enter } = useResultEntry('cup1');
  const { run: takeBack } = useResultUndo('cup1');
  const result = { kind: 'forfeit', winningParty: 0 } as const;
  return {
    shown: `${event?.props.revision} ${event?.props.name}`,
    enter: () => enter({ matchId: 'm1', result }),
    takeBack: () => takeBack({ matchId: 'm1', reason: 'Falsch' }),
  };
}

/** Time in which everything is read that somebody wants to read. */
const settle = async () => {
  for (let turns = 0; turns < 9; turns += 1) {
    await act(() => vi.advanceTimersByTimeAsync(700));
    await act(() => new Promise((resolve) => realTimeout(resolve, 0)));
  }
};
const shown = () => page.current.shown;
const reads = () =>
  calls
    .map(addressOf)
    .filter((address) => address.startsWith('GET /events'))
    .toSorted();

const tell = (event: EventChanged) => act(async () => liveServer.tell('event-changed', event));

/** Makes a change, and waits until the page has all that it wants. @returns its outcome */
const make = async (which: 'enter' | 'takeBack') => {
  let outcome: unknown;
  void page.current[which]().then((value) => {
    outcome = value;
  });
  await settle();
  return outcome;
};

/** Opens the page, and forgets what it has read. */
const open = async () => {
  page = renderHook(usePage, { wrapper }).result;
  await settle();
  expect([shown(), liveServer.hears('events/cup1')]).toEqual(['5 Pokal', true]);
  (calls as SentCall[]).length = 0;
};

// The late code is there when a page asks for it; how code is loaded late is tested elsewhere.
beforeAll(loadDifferences);
beforeEach(() => {
  client = makeQueryClient();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  now = { revision: 5, name: 'Pokal' };
  liveServer.answer = { ok: true, standing: null, eventRevision: 5 };
  liveServer.missed = null;
  calls = fakeApi({
    'GET /events/cup1': () => json(eventAt(now)),
    'GET /events/cup1/table': () => json([]),
    'GET /events/cup1/matches': () => json([]),
    [entry]: () => onResult(),
    [undo]: () => onResult(),
  });
});
afterEach(async () => {
  cleanup();
  liveServer.restore();
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  await forgetKeptAnswers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['enter', entry],
  ['takeBack', undo],
] as const)('asks for a minimal answer, and reads nothing: %s', async (which, address) => {
  await open();
  onResult = () => {
    liveServer.tell('event-changed', changeTo('Danach'));
    return minimal();
  };
  expect(await make(which)).toMatchObject({ ok: true });
  expect(shown()).toBe('6 Danach');
  expect(reads()).toEqual([]);
  expect(callsTo(calls, address).map(({ headers }) => headers.get('prefer'))).toEqual(['return=minimal']);
});

it('waits for an announcement that comes after the answer', async () => {
  await open();
  let news: EventChanged | undefined;
  onResult = () => {
    news = changeTo('Danach');
    return minimal();
  };
  const outcomes: unknown[] = [];
  await act(async () => {
    void page.current.enter().then((outcome) => outcomes.push(outcome));
    await vi.advanceTimersByTimeAsync(500);
  });
  expect([outcomes, shown()]).toEqual([[], '5 Pokal']);
  if (news !== undefined) await tell(news);
  await settle();
  expect([outcomes.length, shown()]).toEqual([1, '6 Danach']);
  expect(reads()).toEqual([]);
});

it('asks for what it has missed if no announcement comes', async () => {
  await open();
  let news: EventChanged | undefined;
  onResult = () => {
    news = changeTo('Danach');
    return minimal();
  };
  liveServer.missed = () => ({ revision: 6, changes: news?.difference ? [news.difference.change] : [] });
  expect(await make('enter')).toMatchObject({ ok: true });
  expect(shown()).toBe('6 Danach');
  // Announcements of matches may be lost as well.
  expect(reads()).toEqual(everything.slice(1));
});

it('reads the event if nobody knows what was missed', async () => {
  await open();
  onResult = () => {
    changeTo('Danach');
    return minimal();
  };
  expect(await make('enter')).toMatchObject({ ok: true });
  expect(shown()).toBe('6 Danach');
  expect(reads()).toEqual(everything);
});

it('reads everything at once without a live connection', async () => {
  await open();
  liveServer.interrupt();
  await settle();
  (calls as SentCall[]).length = 0;
  onResult = () => {
    changeTo('Danach');
    return minimal();
  };
  await act(async () => {
    await page.current.enter();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown()).toBe('6 Danach');
  expect(reads()).toEqual(everything);
});

it('takes the whole event of a server of an older version', async () => {
  await open();
  onResult = () => {
    changeTo('Danach');
    return json(eventAt(now));
  };
  expect(await make('enter')).toMatchObject({ ok: true });
  expect(shown()).toBe('6 Danach');
  expect(reads()).toEqual(everything);
});

it('never shows less than it knows: a repeat is answered with an older revision', async () => {
  await open();
  await tell(changeTo('Danach'));
  onResult = () => json({ id: 'cup1', revision: 5, editRevision: 5, matchIds: [] });
  expect(await make('enter')).toMatchObject({ ok: true });
  expect(shown()).toBe('6 Danach');
  expect(reads()).toEqual([]);
});

it('reads everything after a refusal, because somebody else may have been faster', async () => {
  await open();
  onResult = () => {
    now = { revision: 6, name: 'Schneller' };
    return refusal(409, 'error.invalid-match-status');
  };
  expect(await make('enter')).toMatchObject({ ok: false });
  expect(shown()).toBe('6 Schneller');
  expect(reads()).toEqual(everything);
});
