import type { Match } from '@neundarter/rules/match/types';
import { act } from '@testing-library/react';
import { type MatchTracker, openMatchTracker } from '../data/match/tracked-match.ts';
import { viewerOf } from '../data/people/viewer.ts';
import { createMemoryStore } from '../data/queue/device-queue.ts';
import { FakeMatchServer, scorerId } from './fake-match-server.ts';
import { testMatchQueue } from './test-queue.ts';

const setTimer = (work: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

export type TestTracker = { readonly tracker: MatchTracker; readonly server: FakeMatchServer };

/** The tracker of a device that may score this match, with a server in memory. */
export const openTestTracker = async (match: Match): Promise<TestTracker> => {
  const server = new FakeMatchServer();
  server.keep(match);
  const tracker = openMatchTracker(match.id, {
    queue: testMatchQueue({ store: createMemoryStore(), send: server.send, setTimer }),
    readMatch: server.read,
    viewer: () => viewerOf(null, scorerId),
  });
  await act(() => tracker.refresh());
  return { tracker, server };
};
