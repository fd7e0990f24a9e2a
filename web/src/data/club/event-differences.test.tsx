import '../../test/fake-indexed-db.ts';
import { contentTag } from '@neundarter/contract/differences/content-tag';
import { findDifference } from '@neundarter/contract/differences/find-difference';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { EventChanged, TablesChanged } from '@neundarter/contract/live';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { json, type SentCall } from '../../test/fake-server.ts';
import { tournamentEvent } from '../../test/tournaments.ts';
import { forgetKeptAnswers } from '../api/kept-answers.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { loadDifferences } from './differences.ts';
import { useEventRanking } from './event-rankings.ts';
import { useEvent } from './events.ts';
import { useEventLive } from './use-event-live.ts';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

/** The database needs turns of the real clock. */
const realTimeout = setTimeout;

type Rows = readonly { readonly key: string; readonly won: number }[];

/** What the server has now: the tournament by its name, and its table by what Anna has won. */
let now: { revision: number; name: string; won: number };
let calls: readonly SentCall[];
let isOrganiser: boolean;

const eventAt = ({ revision, name }: typeof now): EventEntity => {
  const event = tournamentEvent({ status: 'running' }, { revision, name });
  if (isOrganiser || event.props.eventData === null) return event;
  const { matchPinCode: _, ...eventData } = event.props.eventData as { matchPinCode?: unknown };
  return { ...event, props: { ...event.props, eventData: eventData as EventEntity['props']['eventData'] } };
};
const tableAt = ({ won }: typeof now): Rows => [
  { key: 'anna', won },
  { key: 'ben', won: 0 },
];

function Page() {
  const event = useEvent('cup1').data;
  useEventLive('cup1');
  const table = useEventRanking('cup1', 'table').data as unknown as Rows | undefined;
  const { changeable } = (event?.props.eventData ?? {}) as TournamentData;
  return (
    <p>
      {event?.props.revision} {event?.props.name}, Anna {table?.[0]?.won}
      {changeable === undefined ? '' : `, ${changeable.unplayed.join()}`}
    </p>
  );
}

/** Time in which everything is read that somebody wants to read. */
const settle = async () => {
  for (let turns = 0; turns < 6; turns += 1) {
    await act(() => vi.advanceTimersByTimeAsync(700));
    await act(() => new Promise((resolve) => realTimeout(resolve, 0)));
  }
};
const shown = () => screen.getByText(/Anna/).textContent;
const reads = () => calls.map(addressOf).filter((address) => address !== 'GET /login/guest');

const change = (next: Partial<typeof now>): { event: EventChanged; tables: TablesChanged } => {
  const before = now;
  now = { ...now, revision: now.revision + 1, ...next };
  const [from, to] = [tableAt(before), tableAt(now)];
  const [difference, ofTable] = [findDifference(eventAt(before), eventAt(now)), findDifference(from, to)];
  if (difference === null) throw new Error('Nothing has changed');
  const tag = contentTag(JSON.stringify(to));
  return {
    event: {
      eventId: 'cup1',
      revision: now.revision,
      matchIds: ['m1'],
      isSameForAll: true,
      difference: { from: before.revision, change: difference },
    },
    tables: {
      eventId: 'cup1',
      tables: {
        table: ofTable === null ? { tag } : { tag, from: contentTag(JSON.stringify(from)), change: ofTable },
      },
    },
  };
};

const tell = async ({ event, tables }: Partial<ReturnType<typeof change>>) => {
  await act(async () => {
    if (event !== undefined) liveServer.tell('event-changed', event);
    if (tables !== undefined) liveServer.tell('tables-changed', tables);
  });
};

/** Opens the page, and forgets what it has read. */
const open = async () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle();
  expect(shown()).toBe('5 Pokal, Anna 0');
  expect([liveServer.hears('events/cup1'), liveServer.hears('tables/cup1')]).toEqual([true, true]);
  (calls as SentCall[]).length = 0;
};

// The late code is there when a page asks for it; how code is loaded late is tested elsewhere.
beforeAll(loadDifferences);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [now, isOrganiser] = [{ revision: 5, name: 'Pokal', won: 0 }, false];
  liveServer.answer = { ok: true, standing: null, eventRevision: 5 };
  liveServer.missed = null;
  calls = fakeApi({
    'GET /events/cup1': () => json(eventAt(now)),
    'GET /events/cup1/table': () => json(tableAt(now)),
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

it('reads nothing after results', async () => {
  await open();
  for (const won of [1, 2, 3]) {
    const result = change({ name: `Pokal ${won}`, won });
    await tell(result);
    await settle();
    expect(shown()).toBe(`${5 + won} Pokal ${won}, Anna ${won}`);
  }
  expect(reads()).toEqual([]);
});

it('takes what comes twice or late only once', async () => {
  await open();
  const [first, second] = [change({ name: 'Eins', won: 1 }), change({ name: 'Zwei', won: 2 })];
  for (const news of [first, first, second, first, second]) await tell({ event: news.event });
  await tell({ tables: first.tables });
  await tell({ tables: second.tables });
  await tell({ tables: second.tables });
  await settle();
  expect(shown()).toBe('7 Zwei, Anna 2');
  expect(reads()).toEqual([]);
});

it('asks for what it has missed, and reads only if the server does not know it', async () => {
  await open();
  const [first, second] = [change({ name: 'Eins' }), change({ name: 'Zwei' })];
  const changes = [first, second].flatMap(({ event }) =>
    event.difference === undefined ? [] : [event.difference.change],
  );
  const asked: number[] = [];
  liveServer.missed = ({ revision }) => {
    asked.push(revision);
    return { revision: 7, changes };
  };
  await tell({ event: second.event });
  await settle();
  expect([shown(), asked]).toEqual(['7 Zwei, Anna 0', [5]]);
  expect(reads()).toEqual([]);
  liveServer.missed = null;
  change({ name: 'Drei' });
  await tell({ event: change({ name: 'Vier' }).event });
  await settle();
  expect(shown()).toBe('9 Vier, Anna 0');
  expect(reads()).toEqual(['GET /events/cup1']);
});

it('reads what is not the same for all, also after a difference of the same revision', async () => {
  await open();
  const both = change({ name: 'Eins' });
  await tell({ event: both.event });
  await tell({ event: { ...both.event, isSameForAll: false } });
  await settle();
  expect(reads()).toEqual(['GET /events/cup1']);
  // It was read, and nothing more is known.
  await tell({ event: { ...both.event, isSameForAll: false } });
  await settle();
  expect(reads()).toHaveLength(1);
});

it('reads what organisers see besides, and shows the difference at once', async () => {
  isOrganiser = true;
  await open();
  await tell(change({ name: 'Eins' }));
  await settle();
  expect(shown()).toBe('6 Eins, Anna 0');
  expect(reads()).toEqual(['GET /events/cup1']);
});

it('reads nothing if what organisers see besides was told before', async () => {
  isOrganiser = true;
  await open();
  expect(liveServer.hears('organisers/cup1')).toBe(true);
  const changeable = { rounds: [], thirdPlace: false, unplayed: ['e7'] };
  const tellView = (revision: number) =>
    act(async () => liveServer.tell('organisers-view-changed', { eventId: 'cup1', revision, changeable }));
  const [first, second, third] = [
    change({ name: 'Eins' }),
    change({ name: 'Zwei' }),
    change({ name: 'Drei' }),
  ] as const;
  await tellView(7);
  await tell(first);
  await tell(second);
  await settle();
  expect([shown(), reads()]).toEqual(['7 Zwei, Anna 0, e7', []]);
  // What was told before is not that of the next change.
  await tell(third);
  await settle();
  expect([shown(), reads()]).toEqual(['8 Drei, Anna 0', ['GET /events/cup1']]);
  // It came late, and a newer state is known.
  await tellView(7);
  expect(shown()).toBe('8 Drei, Anna 0');
});

it('listens to what organisers see only for organisers', async () => {
  await open();
  expect(liveServer.hears('organisers/cup1')).toBe(false);
});

it('reads a table that it cannot follow', async () => {
  await open();
  change({ won: 1 });
  const { event, tables } = change({ won: 2 });
  await tell({ tables });
  await settle();
  expect(shown()).toBe('5 Pokal, Anna 2');
  await tell({ tables: { ...tables, tables: {} } });
  await settle();
  expect(reads()).toEqual(['GET /events/cup1/table', 'GET /events/cup1/table']);
  expect(event.revision).toBe(7);
});

it('reads everything of a server of an older version', async () => {
  await open();
  const { isSameForAll: _, difference: _unknown, ...old } = change({ name: 'Alt', won: 1 }).event;
  await tell({ event: old });
  await settle();
  expect(shown()).toBe('6 Alt, Anna 1');
  expect(reads().toSorted()).toEqual(['GET /events/cup1', 'GET /events/cup1/table']);
});

it('reads everything after an interruption, and follows from there', async () => {
  await open();
  liveServer.interrupt();
  change({ name: 'Unterwegs', won: 1 });
  await settle();
  (calls as SentCall[]).length = 0;
  liveServer.answer = { ok: true, standing: null, eventRevision: now.revision };
  await act(async () => liveServer.restore());
  await settle();
  expect(shown()).toBe('6 Unterwegs, Anna 1');
  expect(new Set(reads())).toEqual(new Set(['GET /events/cup1', 'GET /events/cup1/table']));
  (calls as SentCall[]).length = 0;
  await tell(change({ name: 'Danach', won: 2 }));
  await settle();
  expect(shown()).toBe('7 Danach, Anna 2');
  expect(reads()).toEqual([]);
});
