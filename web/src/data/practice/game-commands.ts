import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { createScoringGame } from '@neundarter/rules/practice/create';
import {
  type HitType,
  isKnownKind,
  kindIn,
  type MayNameKind,
} from '@neundarter/rules/practice/practice-kinds';
import { recordHit } from '@neundarter/rules/practice/record-hit';
import type { ScoringGame, ScoringGameError } from '@neundarter/rules/practice/types';
import { undoHit } from '@neundarter/rules/practice/undo-hit';
import { ok, type Result } from '@neundarter/rules/result';
import { newId } from '../api/new-id.ts';
import { serverNow } from '../api/server-clock.ts';
import type { QueueRecord, QueueRules } from '../queue/queue-record.ts';

/** What the device that begins a practice game knows about it. Queues of released versions name no kind. */
type NewScoringGame = MayNameKind & {
  /** Null for a guest. */
  readonly playerId: string | null;
  /** Milliseconds since 1970. */
  readonly startDateTime: number;
};

/** One change of a practice game on its way to the server; each names its dart, so that no dart is recorded twice. */
export type GameCommand =
  | { readonly kind: 'create'; readonly id: string; readonly newGame: NewScoringGame }
  /** `id` is the id of the throw. */
  | {
      readonly kind: 'throw';
      readonly id: string;
      readonly hitType: HitType;
      /** Number of the dart in the game, from 1. */
      readonly throwNumber: number;
      /** Milliseconds since 1970. */
      readonly timeStamp: number;
    }
  | { readonly kind: 'undo'; readonly id: string; readonly throwId: string };

/** The types of the queue of practice games. */
export type GameQueued = {
  readonly Model: ScoringGame;
  readonly Base: ScoringGameEntity;
  readonly Command: GameCommand;
  readonly Error: ScoringGameError;
};

/** What a device stores of a practice game. */
export type DeviceGame = QueueRecord<GameQueued>;

/** The game in the server's answer; null if only a newer version knows its kind. */
const gameFromWire = ({ id, props }: ScoringGameEntity): ScoringGame | null => {
  const { status, config, startDateTime, finishedAt, throws } = props;
  const kind = kindIn(props);
  return isKnownKind(kind) ? { id, kind, status, config, startDateTime, finishedAt, throws } : null;
};

/** A game before its first dart; null if only a newer version knows its kind. */
const begunGame = (id: string, { startDateTime, ...named }: NewScoringGame): ScoringGame | null => {
  const kind = kindIn(named);
  return isKnownKind(kind) ? createScoringGame({ id, startDateTime, kind }) : null;
};

const hasThrow = ({ throws }: ScoringGame, throwId: string): boolean =>
  throws.some(({ id }) => id === throwId);

/** The command of the next dart. */
export const hitCommand = (game: ScoringGame, hitType: HitType): GameCommand => ({
  kind: 'throw',
  id: newId(),
  hitType,
  throwNumber: game.throws.length + 1,
  timeStamp: serverNow(),
});

/** The command that undoes the last dart; null without one. */
export const undoCommand = ({ throws }: ScoringGame): GameCommand | null => {
  const last = throws.at(-1);
  return last === undefined ? null : { kind: 'undo', id: newId(), throwId: last.id };
};

/** The game after one more command; a command that it already contains changes nothing. */
export const applyCommand = (
  game: ScoringGame,
  command: GameCommand,
): Result<ScoringGame, ScoringGameError> => {
  if (command.kind === 'create') return ok(game);
  if (command.kind === 'undo')
    return hasThrow(game, command.throwId) ? undoHit(game, command.throwId) : ok(game);
  if (hasThrow(game, command.id)) return ok(game);
  const { id, hitType, timeStamp, throwNumber } = command;
  return recordHit(game, { id, hitType, timeStamp }, throwNumber);
};

/**
 * The game that a device shows: the server's game with the waiting commands applied. If a waiting command no longer
 * fits (another device changed the game), it stops before that command; the server's refusal will give the reason.
 */
export const foldGame = ({
  id,
  base,
  queue,
}: Pick<DeviceGame, 'id' | 'base' | 'queue'>): ScoringGame | null => {
  let game = base === null ? null : gameFromWire(base);
  for (const command of queue) {
    if (game === null) {
      if (command.kind !== 'create') return null;
      game = begunGame(id, command.newGame);
      continue;
    }
    const next = applyCommand(game, command);
    if (!next.ok) return game;
    game = next.value;
  }
  return game;
};

/** The rules of a practice game for its queue. */
export const gameQueueRules: QueueRules<GameQueued> = {
  fold: foldGame,
  apply: applyCommand,
  notReady: 'error.scoring-game.out-of-sync',
  outOfSync: 'error.scoring-game.out-of-sync',
};
