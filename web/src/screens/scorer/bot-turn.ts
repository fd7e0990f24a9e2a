import { idLength } from '@neundarter/contract/limits';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { type BotDart, throwBotTurn } from '@neundarter/rules/bot/bot';
import { nextPosition } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { lastThrowOf } from '@neundarter/rules/match/undo-throw';
import { thrownDart } from '@neundarter/rules/turn/thrown-dart';
import { turnSituation } from './turn-situation.ts';
import type { CountedTurn } from './use-turn-entry.ts';

/** A bot's turn before it is shown dart by dart. */
export type PlannedBotTurn = {
  /** Id of the turn; every device gives this turn the same id. */
  readonly id: string;
  readonly darts: readonly BotDart[];
  readonly turn: CountedTurn;
  readonly isBust: boolean;
};

/** Seed that is different for every turn: from its position and the turn before it. */
const seedOf = (match: Match): string | null => {
  const position = nextPosition(match);
  if (position === null) return null;
  const { setNumber, legNumber, throwNumber } = position;
  const lastThrowId = lastThrowOf(match)?.id ?? 'first';
  return [match.id, match.startedAt, setNumber, legNumber, throwNumber, lastThrowId].join(' ');
};

const idOf = (seed: string): string => {
  const chance = seededChance(`id ${seed}`);
  return Array.from({ length: idLength }, () => Math.floor(chance() * 36).toString(36)).join('');
};

/**
 * The turn of the bot that is to throw; null if a person is. Chance and id depend only on the match: a reload in the
 * middle of a turn shows the same darts, and a second device records the same turn. If the turn before it is entered
 * again, both change.
 */
export const botTurnOf = (match: Match): PlannedBotTurn | null => {
  const situation = turnSituation(match);
  const seed = seedOf(match);
  if (situation === null || situation.player.type !== 'bot' || seed === null) return null;
  const { before, isIn, checkInMode, player } = situation;
  const thrown = throwBotTurn({ before, isIn, checkInMode, level: player.level, chance: seededChance(seed) });
  const { darts, score, dartsThrown, attemptsOnDouble, isBust } = thrown;
  const kept = darts.map(thrownDart);
  return { id: idOf(seed), darts, turn: { score, dartsThrown, attemptsOnDouble, darts: kept }, isBust };
};
