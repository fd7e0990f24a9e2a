import type { PartyIndex } from '@neundarter/rules/match/types';
import {
  countWaitingThrows,
  type QueueActivity,
  type QueuePhase,
  queuePhase,
} from '../queue/queue-record.ts';
import type { DeviceMatch, MatchCommand } from './match-commands.ts';

/** The turn a refusal is about. */
type RefusedTurn = {
  readonly playerId: string;
  readonly score: number;
  readonly setNumber: number;
  readonly legNumber: number;
};

/** Why the queue is stopped. `turn` is null if the refused command is not a turn. */
export type QueueRefusal = {
  readonly code: string;
  readonly kind: MatchCommand['kind'];
  readonly turn: RefusedTurn | null;
  readonly party: PartyIndex | null;
  /** What this device stores of the match. */
  readonly record: DeviceMatch;
};

/** The waiting commands between this device and the server. */
export type QueueState = {
  readonly phase: QueuePhase;
  /** Why commands wait, as the code of the latest failure; null if none does. */
  readonly waitCode: string | null;
  /** Number of unsaved turns, including turns to be undone. */
  readonly waitingTurns: number;
  readonly refusal: QueueRefusal | null;
};

/** Position of a throw in the server's match, to describe a refused undo. */
const findThrow = (stored: DeviceMatch, throwId: string): RefusedTurn | null => {
  for (const set of stored.base?.props.sets ?? []) {
    for (const leg of set.legs) {
      const found = leg.throws.find(({ id }) => id === throwId);
      if (found === undefined) continue;
      const { playerId, score } = found;
      return { playerId, score, setNumber: set.setNumber, legNumber: leg.legNumber };
    }
  }
  return null;
};

const turnOf = (stored: DeviceMatch, command: MatchCommand): RefusedTurn | null => {
  if (command.kind === 'correct') {
    const { throwId, score } = command.correction;
    const turn = findThrow(stored, throwId);
    return turn === null ? null : { ...turn, score };
  }
  if (command.kind === 'undo') return findThrow(stored, command.throwId);
  if (command.kind !== 'throw') return null;
  const { newThrow, position } = command;
  return {
    playerId: newThrow.playerId,
    score: newThrow.score,
    setNumber: position.setNumber,
    legNumber: position.legNumber,
  };
};

const refusalOf = (stored: DeviceMatch): QueueRefusal | null => {
  if (stored.refusal === null) return null;
  const { commandId, code } = stored.refusal;
  const command = stored.queue.find(({ id }) => id === commandId);
  if (command === undefined) return null;
  const party = command.kind === 'forfeit' ? command.winningParty : null;
  return { code, kind: command.kind, turn: turnOf(stored, command), party, record: stored };
};

/** What a screen shows of a match's queue. */
export const queueStateOf = (stored: DeviceMatch, activity: QueueActivity): Omit<QueueState, 'waitCode'> => {
  const refusal = refusalOf(stored);
  return {
    phase: queuePhase({ isRefused: refusal !== null, isEmpty: stored.queue.length === 0, activity }),
    waitingTurns: countWaitingThrows(stored.queue),
    refusal,
  };
};
