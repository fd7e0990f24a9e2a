import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { StartedMatch } from '@neundarter/contract/live';
import { endOf, hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventEntity, eventMatch } from '../../test/events.ts';
import { scoreUpdate, standingWith } from '../../test/standings.ts';
import type { ListPages } from '../api/use-more-list.ts';
import type { LiveHandlers } from '../live/live.ts';
import { loadDifferences } from './differences.ts';
import { eventMatchKeys } from './event-matches.ts';
import { eventRankingKeys } from './event-ranking-keys.ts';
import { eventKeys } from './events.ts';
import { eventHandlers, readIfChanged } from './use-event-live.ts';

const id = 'training1';
const finishedKey = [...eventMatchKeys.finished(id), 5];
let client: QueryClient;
let handlers: LiveHandlers;
/** What was read again, in this order. */
let reads: string[];
let stops: (() => void)[];

/** Something that the page shows; every read counts. */
function show(queryKey: readonly string[] | readonly (string | number)[], data: unknown): void {
  const queryFn = () => {
    reads.push(queryKey.slice(1).join('/'));
    return data;
  };
  client.setQueryData(queryKey, data);
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
  stops.push(observer.subscribe(() => undefined));
}

const running = () => client.getQueryData<readonly EventMatch[]>(eventMatchKeys.running(id)) ?? [];
const finished = () => client.getQueryData<ListPages<EventMatch>>(finishedKey)?.pages.flat() ?? [];
const settle = () => vi.advanceTimersByTimeAsync(2500);
const end = { matchId: 'match1', eventId: id, revision: 2, winningParty: 0 } as const;

beforeAll(loadDifferences);
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  handlers = eventHandlers(client, id);
  [reads, stops] = [[], []];
  show(eventKeys.entity(id), eventEntity({ id, revision: 5 }));
  show(eventMatchKeys.running(id), [eventMatch('match1'), eventMatch('match2')]);
  show(finishedKey, { pages: [[eventMatch('match0', { status: 'finished' })]], pageParams: [0] });
  show(eventRankingKeys.one(id, 'table'), []);
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  vi.useRealTimers();
});

it('changes one row after a turn, without a request', async () => {
  const [, other] = running();
  handlers['match-score-updated']?.(scoreUpdate(2, 441));
  expect(running().map(({ props }) => props.standing.score[0])).toEqual([441, 501]);
  expect(running()[1]).toBe(other);
  handlers['match-score-updated']?.(scoreUpdate(2, 1));
  expect(running()[0]?.props.standing.score[0]).toBe(441);
  await settle();
  expect(reads).toEqual([]);
});

it('reads after the first subscription only what may have changed', async () => {
  await readIfChanged(client, id, 5);
  await settle();
  expect(reads).toEqual(['matches/training1/running']);
});

it('reads everything if the event changed before the subscription, or if its revision is not told', async () => {
  for (const revision of [6, null]) {
    reads.length = 0;
    await readIfChanged(client, id, revision);
    await settle();
    expect(reads.toSorted()).toEqual([
      'entity/training1',
      'matches/training1/finished/5',
      'matches/training1/running',
      'rankings/training1/table',
    ]);
  }
});

it('reads the running matches once after missed turns and new matches', async () => {
  handlers['match-score-updated']?.(scoreUpdate(4, 441));
  handlers['match-score-updated']?.(scoreUpdate(5, 400));
  handlers['match-started']?.({ matchId: 'new', eventId: id, revision: 1 });
  await settle();
  expect(reads).toEqual(['matches/training1/running']);
});

describe('a match that begins', () => {
  const standing = standingWith(501);
  const score = scoreUpdate(1, 501, { matchId: 'new', change: 'start', standing });
  const { config, description, isOnlineMatch, onlineMatchRequest, createdById } = eventMatch('match1').props;
  const common = { config, description, isOnlineMatch, onlineMatchRequest, createdById };
  const place = { stage: 'knockout', groupId: null, round: 0, index: 3, matchDay: null, board: '2' } as const;
  const { parties } = eventMatch('match1', { caller: null }).props;
  const told = { seats: { parties, place }, caller: 'carl', timeStamp: 5, startedAt: 900_000 };
  const begin = (match: StartedMatch | undefined, revision = 1) => {
    const base = { matchId: 'new', eventId: id, revision };
    handlers['match-started']?.(match === undefined ? base : { ...base, match });
    handlers['match-score-updated']?.({ ...score, revision });
  };
  const begun = () => running().find((match) => match.id === 'new');

  it('is shown without a request', async () => {
    begin({ ...told, common });
    expect(begun()?.props).toMatchObject({
      parties,
      place,
      caller: 'carl',
      timeStamp: 5,
      startedAt: 900_000,
      ...common,
      status: 'running',
      eventId: id,
      eventName: 'Dienstagstraining',
      event: { teamId: 'bulls', type: 'training' },
      standing,
      revision: 1,
      startingPlayerId: 'anna',
    });
    expect(running()).toHaveLength(3);
    handlers['match-score-updated']?.(scoreUpdate(2, 441, { matchId: 'new' }));
    expect(begun()?.props.standing.score[0]).toBe(441);
    await settle();
    expect(reads).toEqual([]);
  });

  it('is shown without a request if another one on the page is like it', async () => {
    const own = { ...common, description: 'Wie Spiel 1' };
    client.setQueryData(eventMatchKeys.running(id), [eventMatch('match1', own)]);
    begin({ ...told, common: contentTag(JSON.stringify(own)) });
    expect(begun()?.props.description).toBe('Wie Spiel 1');
    await settle();
    expect(reads).toEqual([]);
  });

  it('is read if nothing on the page is like it, or if nothing is told', async () => {
    const otherwise = { ...told, common, seats: { entries: ['one', 'other'], tag: 'unknown' } } as const;
    for (const match of [{ ...told, common: 'unknown' }, otherwise, undefined]) {
      reads.length = 0;
      begin(match);
      expect(begun()).toBeUndefined();
      await settle();
      expect(reads).toEqual(['matches/training1/running']);
    }
  });

  it('is shown once if it is announced twice, and anew if it begins once more', async () => {
    begin({ ...told, common });
    begin({ ...told, common });
    begin(undefined);
    expect(running()).toHaveLength(3);
    begin({ ...told, caller: 'dora', common }, 3);
    expect(begun()?.props.caller).toBe('dora');
    expect(running()).toHaveLength(3);
    await settle();
    expect(reads).toEqual([]);
  });

  it('is not lost if a read is under way that began before', async () => {
    let answers = 0;
    const queryKey = eventMatchKeys.running(id);
    const answer = Promise.withResolvers<readonly EventMatch[]>();
    const queryFn = () => {
      answers += 1;
      return answer.promise;
    };
    const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
    stops.push(observer.subscribe(() => undefined));
    void observer.refetch();
    begin({ ...told, common });
    await settle();
    expect(answers).toBe(2);
  });
});

it('reads the running matches when other people play one of them', async () => {
  handlers['match-score-updated']?.(scoreUpdate(2, 501, { change: 'edit' }));
  await settle();
  expect(reads).toEqual(['matches/training1/running']);
});

it('reads nothing when a match that does not run gets parties or a result', async () => {
  for (const status of ['scheduled', 'finished'] as const) {
    const standing = standingWith(501, { status });
    const change = status === 'finished' ? 'result' : 'edit';
    handlers['match-score-updated']?.(scoreUpdate(7, 501, { matchId: 'other', standing, change }));
  }
  await settle();
  expect(reads).toEqual([]);
});

it('moves a match that ended to the top of the finished ones, and reads the tables once', async () => {
  const standing = standingWith(0, { status: 'finished' });
  handlers['match-score-updated']?.(scoreUpdate(2, 0, { standing }));
  expect(running()).toHaveLength(2);
  handlers['match-finished']?.(end);
  handlers['event-changed']?.({ eventId: id, revision: 6, matchIds: ['match1'] });
  expect(running().map((match) => match.id)).toEqual(['match2']);
  const [latest, before] = finished();
  expect(latest?.props).toMatchObject({
    status: 'finished',
    winningParty: 0,
    standing,
    finishReceivedAt: 1_000_000,
  });
  expect(before?.id).toBe('match0');
  expect(client.getQueryData<EventEntity>(eventKeys.entity(id))?.props.revision).toBe(6);
  await settle();
  expect(reads).toEqual(['rankings/training1/table']);
});

it.each([
  ['retire', 'retirement'],
  ['result', 'result'],
] as const)('tells how a match ended without a last turn: %s', (change, kind) => {
  handlers['match-score-updated']?.(scoreUpdate(2, 501, { change }));
  handlers['match-finished']?.({ ...end, end: kind });
  const [latest] = finished();
  expect(latest && endOf(latest.props)).toBe(kind);
});

it('knows that recorded legs stay when the rest comes from paper', () => {
  const standing = standingWith(101, { legs: [1, 0] });
  handlers['match-score-updated']?.(scoreUpdate(2, 101, { standing, change: 'result' }));
  handlers['match-finished']?.({ ...end, end: 'result' });
  const [latest] = finished();
  expect(latest && [endOf(latest.props), hasTurnsRecorded(latest.props)]).toEqual(['result', true]);
});

it('reads both lists when the end of a match is taken back', async () => {
  handlers['match-score-updated']?.(scoreUpdate(9, 40, { matchId: 'match0', change: 'reopen' }));
  await settle();
  expect(reads.toSorted()).toEqual(['matches/training1/finished/5', 'matches/training1/running']);
});

it('reads both lists when a finished match is reopened', async () => {
  handlers['match-score-updated']?.(scoreUpdate(9, 40, { matchId: 'match0', change: 'undo' }));
  await settle();
  expect(reads.toSorted()).toEqual(['matches/training1/finished/5', 'matches/training1/running']);
});

it('removes a deleted match', () => {
  handlers['match-deleted']?.({ matchId: 'match2', eventId: id, revision: 1, playerIds: [] });
  expect(running().map((match) => match.id)).toEqual(['match1']);
});

it('reads the event after a change, unless it has this revision already', async () => {
  handlers['event-changed']?.({ eventId: id, revision: 5, matchIds: [] });
  await settle();
  expect(reads).toEqual([]);
  handlers['event-changed']?.({ eventId: id, revision: 6, matchIds: [] });
  await settle();
  expect(reads.toSorted()).toEqual(['entity/training1', 'rankings/training1/table']);
});
