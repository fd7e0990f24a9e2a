import type { ScoringGame } from '@neundarter/rules/practice/types';
import { useEffect } from 'react';
import { readOutcome } from '../api/api.ts';
import { pacedRead } from '../api/paced-read.ts';
import { countWaitingThrows, type QueuePhase, queuePhase } from '../queue/queue-record.ts';
import { openTracker, type Snapshot, type Tracker, type Viewed } from '../queue/tracker.ts';
import { createTrackers, type TrackerActions, useTrackerOf } from '../queue/use-tracker.ts';
import type { GameCommand, GameQueued } from './game-commands.ts';
import { gameQueue, readScoringGame } from './game-queue.ts';

/** The waiting commands between this device and the server. */
export type GameQueueState = {
  readonly phase: QueuePhase;
  /** Why commands wait, as the code of the latest failure; null if none does. */
  readonly waitCode: string | null;
  /** Number of unsaved darts, including darts to be undone. */
  readonly waitingThrows: number;
  /** The change that the server refuses. */
  readonly refusal: { readonly code: string; readonly kind: GameCommand['kind'] } | null;
};

/** What a screen shows of a known practice game. */
type ScoringGameView = { readonly game: ScoringGame; readonly queue: GameQueueState };

type GameTracker = Tracker<GameQueued, ScoringGameView>;

/** What a screen shows of a practice game, and its actions. */
type TrackedGame = Snapshot<ScoringGameView> & TrackerActions<GameQueued>;

/** A known game with its actions. */
export type ReadyGame = Extract<TrackedGame, { readonly state: 'ready' }>;

const viewOf = ({ model: game, record, activity, waitCode }: Viewed<GameQueued>): ScoringGameView => {
  const refused = record.queue.find(({ id }) => id === record.refusal?.commandId);
  const refusal =
    record.refusal === null || refused === undefined
      ? null
      : { code: record.refusal.code, kind: refused.kind };
  const isEmpty = record.queue.length === 0;
  const phase = queuePhase({ isRefused: refusal !== null, isEmpty, activity });
  return { game, queue: { phase, waitCode, waitingThrows: countWaitingThrows(record.queue), refusal } };
};

/** One tracker per game and tab. */
const trackers = createTrackers<GameQueued, ScoringGameView>((id) =>
  openTracker(id, {
    queue: gameQueue(),
    read: (gameId, again) =>
      readOutcome(pacedRead({ key: `game ${gameId}`, call: () => readScoringGame(gameId), again })),
    view: viewOf,
  }),
);

/** Another device may have changed the game: it is read again on focus. Specification: game data refetches on focus. */
const useFreshOnFocus = (tracker: GameTracker): void => {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void tracker.refresh();
    };
    refresh();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [tracker]);
};

/**
 * One practice game as this device knows it: at once from the device, then from the server, with unsent darts applied.
 */
export function useTrackedGame(id: string): TrackedGame {
  const tracked = useTrackerOf(trackers, id);
  useFreshOnFocus(trackers.trackerOf(id));
  return tracked;
}
