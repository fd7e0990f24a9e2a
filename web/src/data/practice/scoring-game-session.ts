import type { HitType, ScoringGame, ScoringGameError } from '@neundarter/rules/practice/types';
import type { Result } from '@neundarter/rules/result';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newId } from '../api/new-id.ts';
import { readOutcome } from '../api/read-outcome.ts';
import {
  type CommandSession,
  type NotKept,
  openCommandSession,
  type Snapshot,
  type Viewed,
} from '../queue/command-session.ts';
import { countWaitingThrows } from '../queue/count-waiting.ts';
import { type QueuePhase, queuePhase } from '../queue/queue-phase.ts';
import { createSessionRegistry } from '../queue/session-registry.ts';
import { deviceHitOutbox, type HitOutbox } from './game-queue-device.ts';
import { readScoringGame } from './game-queue-send.ts';
import type { HitCommand, HitQueued } from './game-queue-types.ts';

/** What waits between this device and the server. */
export type HitQueueState = {
  readonly phase: QueuePhase;
  /** Darts that are not saved yet, those to be taken back included. */
  readonly waitingThrows: number;
  /** The change the server will not take. */
  readonly refusal: { readonly code: string; readonly kind: HitCommand['kind'] } | null;
};

/** What a screen sees of a practice game it knows. */
export type ScoringGameView = { readonly game: ScoringGame; readonly queue: HitQueueState };

export type ScoringGameSession = CommandSession<HitQueued, ScoringGameView>;

const viewOf = ({ model: game, record, activity }: Viewed<HitQueued>): ScoringGameView => {
  const refused = record.queue.find(({ id }) => id === record.refusal?.commandId);
  const refusal =
    record.refusal === null || refused === undefined
      ? null
      : { code: record.refusal.code, kind: refused.kind };
  const isEmpty = record.queue.length === 0;
  const phase = queuePhase({ isRefused: refusal !== null, isEmpty, activity });
  return { game, queue: { phase, waitingThrows: countWaitingThrows(record.queue), refusal } };
};

/** One practice game on this device, with its unsent darts on top. One session per game and tab. */
export const openScoringGameSession = (
  id: string,
  {
    outbox,
    read,
  }: { readonly outbox: HitOutbox; readonly read: (id: string) => ReturnType<typeof readScoringGame> },
): ScoringGameSession =>
  openCommandSession<HitQueued, ScoringGameView>(id, {
    queue: outbox,
    read: (gameId) => readOutcome<HitQueued>(read(gameId)),
    view: viewOf,
  });

const { sessionOf, subscribeTo } = createSessionRegistry<ScoringGameSession>((id) =>
  openScoringGameSession(id, { outbox: deviceHitOutbox(), read: readScoringGame }),
);

/** The command of the next dart. */
export const hitCommand = (game: ScoringGame, hitType: HitType): HitCommand => ({
  kind: 'throw',
  id: newId(),
  hitType,
  throwNumber: game.throws.length + 1,
  timeStamp: Date.now(),
});

/** The command that takes the last dart back; null without one. */
export const undoCommand = ({ throws }: ScoringGame): HitCommand | null => {
  const last = throws.at(-1);
  return last === undefined ? null : { kind: 'undo', id: newId(), throwId: last.id };
};

/** What a screen can do with a practice game. */
export type ScoringGameActions = {
  /** Applies a command at once, keeps it, and sends it when its turn comes. */
  readonly dispatch: (command: HitCommand) => Result<ScoringGame, ScoringGameError>;
  /** Reads the game from the server again. */
  readonly retry: () => void;
  readonly retryQueue: () => void;
  readonly discardQueue: () => void;
  /** Tells of commands that were shown and had to be taken back; returns how to stop. */
  readonly onNotKept: (listener: (error: NotKept<HitQueued>) => void) => () => void;
};

const actionsOf = (session: ScoringGameSession): ScoringGameActions => ({
  dispatch: session.dispatch,
  retry: () => void session.refresh(),
  retryQueue: () => void session.retryQueue(),
  discardQueue: () => void session.discardQueue(),
  onNotKept: session.onNotKept,
});

/** Another device may have gone on: read anew whenever somebody looks. Specification: game data refetches on focus. */
const useFreshOnFocus = (session: ScoringGameSession): void => {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    refresh();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [session]);
};

/** One practice game as this device knows it: at once from the device, then from the server, unsent darts on top. */
export function useScoringGameSession(id: string): Snapshot<ScoringGameView> & ScoringGameActions {
  const session = sessionOf(id);
  const subscribe = useMemo(() => (listener: () => void) => subscribeTo(id, listener), [id]);
  const snapshot = useSyncExternalStore(subscribe, session.snapshot);
  useFreshOnFocus(session);
  const actions = useMemo(() => actionsOf(session), [session]);
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}
