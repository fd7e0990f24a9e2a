import type { BotLevel } from '@neundarter/rules/match/types';

/**
 * Expected three-dart average per bot level, rounded: measured over 10,000 legs of 501 each with
 * `rules/board/bot`; the table with one decimal stands in the documentation.
 */
export const botAverage: Readonly<Record<BotLevel, number>> = {
  1: 21,
  2: 26,
  3: 32,
  4: 39,
  5: 48,
  6: 59,
  7: 70,
  8: 82,
  9: 95,
  10: 105,
  11: 117,
};
