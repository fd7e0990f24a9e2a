// Measures the bots and writes docs/bot-levels.md: `node tools/bot-levels.ts [legs per level]`.
// It uses a seed, so that the same rules give the same table.
import { writeFileSync } from 'node:fs';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { throwBotTurn } from '@neundarter/rules/bot/bot';
import { spreadOf } from '@neundarter/rules/bot/spread';
import { type BotLevel, botLevels } from '@neundarter/rules/match/types';

const startingScore = 501;
const legs = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(legs) || legs < 1) {
  console.error('Usage: node tools/bot-levels.ts [legs per level, a whole number from 1]');
  process.exit(2);
}
const target = new URL('../docs/bot-levels.md', import.meta.url);

type Totals = { darts: number; attempts: number; first9Score: number; first9Darts: number; best: number };

const playLeg = (level: BotLevel, chance: () => number, totals: Totals): void => {
  let rest = startingScore;
  let dartsOfLeg = 0;
  for (let turnNumber = 1; rest > 0; turnNumber += 1) {
    const isIn = rest < startingScore;
    const turn = throwBotTurn({ before: rest, isIn, checkInMode: 'single-in', level, chance });
    rest -= turn.score;
    dartsOfLeg += turn.dartsThrown;
    totals.attempts += turn.attemptsOnDouble;
    if (turnNumber <= 3) {
      totals.first9Score += turn.score;
      totals.first9Darts += turn.dartsThrown;
    }
  }
  totals.darts += dartsOfLeg;
  totals.best = Math.min(totals.best, dartsOfLeg);
};

const measure = (level: BotLevel): string => {
  const chance = seededChance(`bot level ${level}`);
  const totals: Totals = {
    darts: 0,
    attempts: 0,
    first9Score: 0,
    first9Darts: 0,
    best: Number.POSITIVE_INFINITY,
  };
  for (let leg = 0; leg < legs; leg += 1) playLeg(level, chance, totals);
  const spread = spreadOf(level);
  const cells = [
    String(level),
    spread.normalMm.toFixed(1),
    spread.doubleMm.toFixed(1),
    ((legs * startingScore * 3) / totals.darts).toFixed(1),
    ((totals.first9Score * 3) / totals.first9Darts).toFixed(1),
    `${((legs * 100) / totals.attempts).toFixed(1)} %`,
    (totals.darts / legs).toFixed(1),
    String(totals.best),
  ];
  console.log(cells.join('\t'));
  return `| ${cells.join(' | ')} |`;
};

const page = `# How good the bots are

Measured over ${legs.toLocaleString('en')} legs of ${startingScore}, single-in, double-out, per level, with fixed seeds. Written by
\`node tools/bot-levels.ts\`; do not edit by hand.

The spread is the standard deviation of a dart around its aim along each axis: one value for doubles (including the
double bull) and one for everything else. The specification gives the lowest and the highest level; the levels between
have equal ratios, so that each level is 5 to 12 points better than the one before (with equal steps in millimetres the
weaker half would be too close together). The double rate counts every dart thrown at a rest of 50 or at an even rest up
to 40.

| Level | Spread (mm) | Spread at doubles (mm) | Three-dart average | First 9 average | Double rate | Darts per leg | Best leg |
|---:|---:|---:|---:|---:|---:|---:|---:|
${botLevels.map(measure).join('\n')}
`;

writeFileSync(target, page);
