import type { Match } from '@neundarter/rules/match/types';
import { act } from '@testing-library/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { SessionActions } from '../data/match/match-session.ts';
import {
  type MatchSession,
  openMatchSession,
  type SessionSnapshot,
} from '../data/match/match-session-store.ts';
import { viewerOf } from '../data/people/viewer.ts';
import { createMemoryStore } from '../data/queue/command-queue-memory.ts';
import { FakeMatchServer, scorerId } from './fake-match-server.ts';
import { testOutbox } from './test-outbox.ts';

const setTimer = (work: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

export type TestSession = { readonly session: MatchSession; readonly server: FakeMatchServer };

/** A session of a device that may score this match, on a server in memory. */
export const openTestSession = async (match: Match): Promise<TestSession> => {
  const server = new FakeMatchServer();
  server.keep(match);
  const session = openMatchSession(match.id, {
    outbox: testOutbox({ store: createMemoryStore(), send: server.send, setTimer }),
    readMatch: server.read,
    viewer: () => viewerOf(null, scorerId),
  });
  await act(() => session.refresh());
  return { session, server };
};

/** The session as `useMatchSession` gives it. */
export function useTestSession(session: MatchSession): SessionSnapshot & SessionActions {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const actions = useMemo(
    (): SessionActions => ({
      dispatch: session.dispatch,
      retry: () => void session.refresh(),
      retryQueue: () => void session.retryQueue(),
      discardQueue: () => void session.discardQueue(),
      onNotKept: session.onNotKept,
    }),
    [session],
  );
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}
