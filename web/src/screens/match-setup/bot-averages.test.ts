import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { throwBotTurn } from '@neundarter/rules/bot/bot';
import { type BotLevel, botLevels } from '@neundarter/rules/match/types';
import { expect, it } from 'vitest';
import { botAverage } from './bot-averages.ts';

/** Number of legs that keeps the mean within four percent of the true average. */
const legs = 250;

const measure = (level: BotLevel): number => {
  const chance = seededChance(level);
  let darts = 0;
  for (let leg = 0; leg < legs; leg += 1) {
    for (let rest = 501; rest > 0; ) {
      const turn = throwBotTurn({ before: rest, isIn: true, checkInMode: 'single-in', level, chance });
      rest -= turn.score;
      darts += turn.dartsThrown;
    }
  }
  return (legs * 501 * 3) / darts;
};

it.each(botLevels)('names the average that level %i throws', (level) => {
  expect(Math.abs(measure(level) / botAverage[level] - 1)).toBeLessThan(0.06);
});
