import type { BotLevel } from '@neundarter/rules/match/types';

/** Expected three-dart average per bot level, rounded from the measurements in docs/bot-levels.md. */
export const botAverage: Readonly<Record<BotLevel, number>> = {
  1: 21,
  2: 26,
  3: 32,
  4: 39,
  5: 48,
  6: 58,
  7: 70,
  8: 83,
  9: 94,
  10: 106,
  11: 117,
};
