import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedScore, isDouble } from '../board/bed.ts';
import { bedAt } from '../board/geometry.ts';
import { type Chance, seededChance } from '../board/seeded-chance.ts';
import { botLevels } from '../match/types.ts';
import { checkInModes } from '../turn/check-in-mode.ts';
import { isDoubleAttempt } from '../turn/checkouts.ts';
import { dartsCount } from '../turn/darts-count.ts';
import { legalScore } from '../turn/legal-score.ts';
import { type BotSituation, throwBotTurn } from './bot.ts';

const situations = fc.record({
  before: fc.oneof(fc.integer({ min: 2, max: 501 }), fc.integer({ min: 2, max: 180 })),
  isIn: fc.boolean(),
  checkInMode: fc.constantFrom(...checkInModes),
  level: fc.constantFrom(...botLevels),
  seed: fc.string(),
});

/** Plays a leg to its end. Returns the turns, or null if there are too many to be realistic. */
const playLeg = (situation: Omit<BotSituation, 'isIn' | 'before'>, startingScore: number) => {
  const turns = [];
  let rest = startingScore;
  while (rest > 0) {
    const turn = throwBotTurn({ ...situation, before: rest, isIn: rest < startingScore });
    turns.push(turn);
    rest -= turn.score;
    if (turns.length > 5000) return null;
  }
  return turns;
};

describe('throwBotTurn', () => {
  it('always records a legal turn', () => {
    fc.assert(
      fc.property(situations, ({ seed, ...situation }) => {
        const turn = throwBotTurn({ ...situation, chance: seededChance(seed) });
        const { score, dartsThrown, attemptsOnDouble } = turn;
        expect(legalScore({ ...situation, score, dartsThrown, attemptsOnDouble }).ok).toBe(true);
        if (turn.isBust) expect([score, dartsThrown]).toEqual([0, 3]);
      }),
      { numRuns: 5000 },
    );
  });

  it('records the result of its darts', () => {
    fc.assert(
      fc.property(situations, ({ seed, ...situation }) => {
        const turn = throwBotTurn({ ...situation, chance: seededChance(seed) });
        let isIn = situation.isIn || situation.checkInMode === 'single-in';
        let rest = situation.before;
        let attempts = 0;
        for (const dart of turn.darts) {
          expect(rest).toBeGreaterThanOrEqual(2);
          expect(dart.bed).toBe(bedAt(dart));
          if (isDoubleAttempt(rest)) attempts += 1;
          isIn ||= isDouble(dart.bed);
          if (isIn) rest -= bedScore(dart.bed);
        }
        const isCheckout = rest === 0 && isDouble(turn.darts.at(-1)?.bed ?? 'M');
        expect(turn.isBust).toBe(rest < 2 && !isCheckout);
        expect(turn.attemptsOnDouble).toBe(attempts);
        expect(turn.score).toBe(turn.isBust ? 0 : situation.before - rest);
        expect(turn.dartsThrown).toBe(turn.isBust ? 3 : turn.darts.length);
        if (rest >= 2) expect(turn.darts).toHaveLength(3);
      }),
      { numRuns: 2000 },
    );
  });

  it('records only what the darts-count dialog offers', () => {
    fc.assert(
      fc.property(situations, ({ seed, ...situation }) => {
        const turn = throwBotTurn({ ...situation, chance: seededChance(seed) });
        if (turn.isBust) return;
        const { dartsThrown, attemptsOnDouble } = turn;
        const count = dartsCount({ ...situation, score: turn.score });
        const options = count.kind === 'ask' ? count.options : [count];
        expect(options).toContainEqual(expect.objectContaining({ dartsThrown, attemptsOnDouble }));
      }),
      { numRuns: 1000 },
    );
  });

  it('throws the same turns for the same seed', () => {
    const play = () => playLeg({ checkInMode: 'single-in', level: 6, chance: seededChance('again') }, 501);
    expect(play()).toEqual(play());
  });

  it.each(checkInModes)('finishes every leg at every level, %s', (checkInMode) => {
    for (const level of botLevels) {
      for (const startingScore of [2, 4, 101, 170, 301, 501]) {
        const chance = seededChance(`${level} ${startingScore}`);
        const turns = playLeg({ checkInMode, level, chance }, startingScore);
        expect(turns?.reduce((sum, turn) => sum + turn.score, 0)).toBe(startingScore);
      }
    }
  });

  it('throws 180 and the 141 of a perfect leg if it always hits', () => {
    // The logarithm of 1 is 0, so every dart lands on its aim point.
    const perfect: Chance = () => 0;
    const turns = playLeg({ checkInMode: 'single-in', level: 1, chance: perfect }, 501);
    expect(turns?.map(({ score }) => score)).toEqual([180, 180, 141]);
    expect(turns?.at(-1)).toMatchObject({ dartsThrown: 3, attemptsOnDouble: 1, isBust: false });
  });

  it('gets better with every level', () => {
    const averages = botLevels.map((level) => {
      const chance = seededChance(`level ${level}`);
      let darts = 0;
      for (let leg = 0; leg < 60; leg += 1) {
        const turns = playLeg({ checkInMode: 'single-in', level, chance }, 501) ?? [];
        darts += turns.reduce((sum, turn) => sum + turn.dartsThrown, 0);
      }
      return (60 * 501 * 3) / darts;
    });
    expect([...averages].sort((left, right) => left - right)).toEqual(averages);
  });
});
