import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { createScoringGame } from '@neundarter/rules/practice/create';
import { recordHit } from '@neundarter/rules/practice/record-hit';
import type { ScoringGame, ScoringGameError } from '@neundarter/rules/practice/types';
import { undoHit } from '@neundarter/rules/practice/undo-hit';
import { ok, type Result } from '@neundarter/rules/result';
import type { QueueRules } from '../queue/command-queue-types.ts';
import type { HitCommand, HitQueued, StoredGame } from './game-queue-types.ts';

const gameFromWire = ({ id, props }: ScoringGameEntity): ScoringGame => {
  const { status, config, startDateTime, finishedAt, throws } = props;
  return { id, status, config, startDateTime, finishedAt, throws };
};

const hasThrow = ({ throws }: ScoringGame, throwId: string): boolean =>
  throws.some(({ id }) => id === throwId);

/** The game after one more command; a command it already contains changes nothing. */
export const applyHitCommand = (
  game: ScoringGame,
  command: HitCommand,
): Result<ScoringGame, ScoringGameError> => {
  if (command.kind === 'create') return ok(game);
  if (command.kind === 'undo')
    return hasThrow(game, command.throwId) ? undoHit(game, command.throwId) : ok(game);
  if (hasThrow(game, command.id)) return ok(game);
  const { id, hitType, timeStamp, throwNumber } = command;
  return recordHit(game, { id, hitType, timeStamp }, throwNumber);
};

/**
 * The game a device shows: the server's and, on top, what waits to be sent. Where a waiting command no longer fits
 * (another device went on), the game up to it; the server's refusal will say so.
 */
export const foldGame = ({
  id,
  base,
  queue,
}: Pick<StoredGame, 'id' | 'base' | 'queue'>): ScoringGame | null => {
  let game = base === null ? null : gameFromWire(base);
  for (const command of queue) {
    if (game === null) {
      if (command.kind !== 'create') return null;
      game = createScoringGame({ id, startDateTime: command.newGame.startDateTime });
      continue;
    }
    const next = applyHitCommand(game, command);
    if (!next.ok) return game;
    game = next.value;
  }
  return game;
};

/** The rules of a practice game, as its queue needs them. */
export const hitQueueRules: QueueRules<HitQueued> = {
  fold: foldGame,
  apply: applyHitCommand,
  notReady: 'error.scoring-game.out-of-sync',
  outOfSync: 'error.scoring-game.out-of-sync',
};
