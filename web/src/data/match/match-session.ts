import type { Match, MatchError } from '@neundarter/rules/match/types';
import type { Result } from '@neundarter/rules/result';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { request } from '../api/api.ts';
import { readOutcome } from '../api/read-outcome.ts';
import { useConnection, useLiveChannel } from '../live/live.ts';
import { readViewer } from '../people/viewer.ts';
import { createSessionRegistry } from '../queue/session-registry.ts';
import { deviceOutbox } from './match-queue-device.ts';
import type { MatchCommand, MatchQueued } from './match-queue-types.ts';
import {
  type MatchSession,
  type NotKeptError,
  openMatchSession,
  type SessionSnapshot,
} from './match-session-store.ts';

export type { MatchInfo } from './match-info.ts';
export type { QueueRefusal, QueueState } from './match-queue-state.ts';
export type { NotKeptError, SessionSnapshot } from './match-session-store.ts';

/** What a screen can do with a match. */
export type SessionActions = {
  /** Applies a command at once, keeps it, and sends it when its turn comes. */
  readonly dispatch: (command: MatchCommand) => Result<Match, MatchError>;
  /** Reads the match from the server again. */
  readonly retry: () => void;
  readonly retryQueue: () => void;
  readonly discardQueue: () => void;
  /** Tells of commands that were shown and had to be taken back; returns how to stop. */
  readonly onNotKept: (listener: (error: NotKeptError) => void) => () => void;
};

const { sessionOf, subscribeTo } = createSessionRegistry<MatchSession>((matchId) =>
  openMatchSession(matchId, {
    outbox: deviceOutbox(),
    readMatch: (id) => readOutcome<MatchQueued>(request('GET /matches/{id}', { params: { id } })),
    viewer: readViewer,
  }),
);

const actionsOf = (session: MatchSession): SessionActions => ({
  dispatch: session.dispatch,
  retry: () => void session.refresh(),
  retryQueue: () => void session.retryQueue(),
  discardQueue: () => void session.discardQueue(),
  onNotKept: session.onNotKept,
});

/** News from other devices: whatever is newer than what is known here is read once. */
const useLiveRevisions = (matchId: string, session: MatchSession, isOnServer: boolean): void => {
  const notice = ({ revision }: { readonly revision: number }): void => session.noticeRevision(revision);
  useLiveChannel(isOnServer ? `matches/${matchId}` : null, {
    onStanding: notice,
    'match-request-accepted': notice,
    'match-request-rejected': notice,
    'match-started': notice,
    'match-score-updated': notice,
    'match-finished': notice,
    'match-deleted': session.noticeDeleted,
  });
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'connected') void deviceOutbox().wake();
  }, [connection]);
};

/** While it loads, the match itself comes first; one that was never sent has no news. */
const mayHaveNews = (snapshot: SessionSnapshot): boolean =>
  snapshot.state === 'ready' ? snapshot.info.revision > 0 : snapshot.state !== 'loading';

/**
 * One match as this device knows it: at once from the device, then from the server, live, with the unsent turns on
 * top. The state `failed` carries the error of reading a match that the device does not know.
 */
export function useMatchSession(matchId: string): SessionSnapshot & SessionActions {
  const session = sessionOf(matchId);
  const subscribe = useMemo(() => (listener: () => void) => subscribeTo(matchId, listener), [matchId]);
  const snapshot = useSyncExternalStore(subscribe, session.snapshot);
  useLiveRevisions(matchId, session, mayHaveNews(snapshot));
  const actions = useMemo(() => actionsOf(session), [session]);
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}
