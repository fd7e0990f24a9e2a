import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { throwBotTurn } from '@neundarter/rules/bot/bot';
import { type ThrownDart, thrownDart } from '@neundarter/rules/turn/thrown-dart';

/** A turn in the shape of the API, with the position of every dart. */
type TurnWithDarts = {
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  readonly darts: readonly ThrownDart[];
};

/**
 * Returns a function that throws a turn from the given rest, with a level of 1 to 11; the same turns for the same
 * seed.
 */
export const turnThrower = (seed: string, level: number): ((before: number) => TurnWithDarts) => {
  const chance = seededChance(seed);
  return (before) => {
    const turn = throwBotTurn({ before, isIn: true, checkInMode: 'single-in', level, chance });
    const { score, dartsThrown, attemptsOnDouble } = turn;
    return { score, dartsThrown, attemptsOnDouble, darts: turn.darts.map(thrownDart) };
  };
};
