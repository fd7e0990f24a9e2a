import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventEntity, eventMatch } from '../../test/events.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, type SentCall } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { scoreUpdate, standingWith } from '../../test/standings.ts';
import { type LiveHandlers, live } from '../live/live.ts';
import { useBusyPlayers } from './busy-players.ts';

const training = eventEntity({ id: 'training1', name: 'Training' });
const cup = eventEntity({ id: 'cup', name: 'Pokal' });

/** What the page listens to: handlers by channel. */
let followed: Map<string, LiveHandlers>;
/** The running matches of the training that the server knows. */
let running: ReturnType<typeof eventMatch>[];
let calls: readonly SentCall[];

/** Names of the people who play elsewhere, as a page of the cup sees them. */
function Page() {
  const busy = [...useBusyPlayers('bulls', 'cup')];
  const words = busy.map(([id, { does, event }]) => `${id}${does === 'calls' ? ' calls' : ''}: ${event}`);
  return <output>{words.join(', ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(2500));
const hear = async (tell: (handlers: LiveHandlers) => void) => {
  act(() => tell(followed.get('events/training1') as LiveHandlers));
  await settle();
};
const reads = () => callsTo(calls, 'GET /events/training1/matches').length;

beforeEach(async () => {
  vi.useFakeTimers();
  followed = new Map();
  vi.spyOn(live, 'subscribe').mockImplementation((channel, handlers) => {
    followed.set(channel, handlers);
    return () => followed.delete(channel);
  });
  running = [eventMatch('match1')];
  calls = fakeApi({
    'GET /events/running': () => json([training, cup]),
    'GET /events/training1/matches': () => json(running),
  });
  renderInApp(<Page />);
  await settle();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('follows only the other running events of the team, for as long as the page is open', () => {
  expect([...followed.keys()]).toEqual(['events/training1']);
  expect(shown()).toBe('anna: Training, ben: Training');
  cleanup();
  expect(followed.size).toBe(0);
});

it('asks for nothing while nothing begins or ends', async () => {
  const before = reads();
  await hear((handlers) => handlers['match-score-updated']?.(scoreUpdate(2, 441)));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(reads()).toBe(before);
});

it('knows without a request when somebody has finished', async () => {
  const before = reads();
  const standing = standingWith(0, { status: 'finished' });
  await hear((handlers) => handlers['match-score-updated']?.(scoreUpdate(2, 0, { standing })));
  expect([shown(), reads()]).toEqual(['', before]);
});

it('knows without a request when a match is deleted', async () => {
  const before = reads();
  await hear((handlers) =>
    handlers['match-deleted']?.({ matchId: 'match1', eventId: 'training1', revision: 2, playerIds: [] }),
  );
  expect([shown(), reads()]).toEqual(['', before]);
});

const cem = { type: 'single', player: { type: 'guest', id: 'cem', name: 'Cem' } } as const;
const dora = { type: 'single', player: { type: 'guest', id: 'dora', name: 'Dora' } } as const;

it('reads who plays when a match begins', async () => {
  running = [eventMatch('match1'), eventMatch('match2', { parties: [cem, dora] })];
  await hear((handlers) =>
    handlers['match-score-updated']?.(scoreUpdate(1, 501, { matchId: 'match2', change: 'start' })),
  );
  expect(shown()).toBe('anna: Training, ben: Training, cem: Training, dora: Training');
});

it('reads who plays when other people take the seats', async () => {
  running = [eventMatch('match1', { parties: [cem, dora] })];
  await hear((handlers) => handlers['match-score-updated']?.(scoreUpdate(2, 501, { change: 'edit' })));
  expect(shown()).toBe('cem: Training, dora: Training');
});

it('knows who calls; whoever plays at the same time plays', async () => {
  running = [
    eventMatch('match1', { caller: 'eva' }),
    eventMatch('match2', { parties: [cem, dora], caller: 'anna' }),
  ];
  await hear((handlers) => handlers['match-score-updated']?.(scoreUpdate(2, 501, { change: 'edit' })));
  expect(shown()).toBe('eva calls: Training, anna: Training, ben: Training, cem: Training, dora: Training');
});

it('reads what it has missed after an interruption', async () => {
  running = [];
  await hear((handlers) => handlers.onSubscribed?.(null));
  expect(shown()).toBe('');
});
