import { describe, expect, it } from 'vitest';
import { canCheckout, isBogey } from './checkouts.ts';
import { bustDartsCount, dartsCount } from './darts-count.ts';
import { isScorePossible, legalScore } from './legal-score.ts';

const singleIn = { isIn: true, checkInMode: 'single-in' } as const;
const notYetIn = { isIn: false, checkInMode: 'double-in' } as const;

type Dart = readonly [score: number, isDouble: boolean];
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
/** All darts: the 62 beds and the miss. */
const darts: readonly Dart[] = [
  [0, false],
  ...numbers.flatMap((number): Dart[] => [
    [number, false],
    [2 * number, true],
    [3 * number, false],
  ]),
  [25, false],
  [50, true],
];

const isFinishableByOneDart = (rest: number): boolean => rest === 50 || (rest <= 40 && rest % 2 === 0);

type TurnState = {
  readonly rest: number;
  readonly isIn: boolean;
  readonly thrown: number;
  readonly attempts: number;
};
type Thrown = { readonly scored: Map<number, Set<string>>; readonly busts: Set<number> };

/** Throws every possible turn from a rest, dart by dart, without the tables of the code. */
const throwEverything = (before: number, startsIn: boolean): Thrown => {
  const scored = new Map<number, Set<string>>();
  const busts = new Set<number>();
  const add = (score: number, option: string): void => {
    scored.set(score, (scored.get(score) ?? new Set()).add(option));
  };
  const step = (state: TurnState): void => {
    const { rest, isIn, thrown, attempts } = state;
    // Nobody knows what the dart was aimed at; only a dart that finishes the leg is certainly an attempt.
    for (const isAimed of isFinishableByOneDart(rest) ? [true, false] : [false]) {
      const attemptsNow = attempts + (isAimed ? 1 : 0);
      for (const [score, isDouble] of darts) {
        const inNow = isIn || isDouble;
        const restNow = rest - (inNow ? score : 0);
        if (restNow === 0 && isDouble) {
          if (isAimed) add(before, `${thrown + 1}/${attemptsNow}`);
        } else if (restNow < 2) busts.add(attemptsNow);
        else if (thrown === 2) add(before - restNow, `3/${attemptsNow}`);
        else step({ rest: restNow, isIn: inNow, thrown: thrown + 1, attempts: attemptsNow });
      }
    }
  };
  step({ rest: before, isIn: startsIn, thrown: 0, attempts: 0 });
  return { scored, busts };
};

const optionsOf = (count: ReturnType<typeof dartsCount>): readonly string[] =>
  (count.kind === 'ask' ? count.options : [count]).map(
    ({ dartsThrown, attemptsOnDouble }) => `${dartsThrown}/${attemptsOnDouble}`,
  );

const sorted = (options: Iterable<string>): readonly string[] => [...options].sort();

/** Rests of every kind: doubles, odd ones, around 50, the ends of each table, bogeys, just too high to finish. */
const rests = [
  2, 3, 4, 5, 16, 31, 32, 33, 40, 41, 42, 49, 50, 51, 60, 61, 62, 80, 98, 99, 100, 101, 102, 107, 109, 110,
  111, 120, 121, 140, 150, 158, 159, 160, 161, 162, 167, 169, 170, 171, 180, 181,
];

describe.each([
  ['in', singleIn, rests],
  [
    'not yet in',
    notYetIn,
    [2, 3, 4, 5, 32, 33, 40, 41, 50, 51, 52, 60, 90, 99, 100, 101, 150, 160, 161, 170],
  ],
] as const)('the dialog of a player who is %s', (_name, entry, befores) => {
  it.each(befores)(
    'offers from %i exactly the results of all possible turns, and legalScore accepts them',
    (before) => {
      const { scored, busts } = throwEverything(before, entry.isIn);
      for (let score = 0; score <= 180; score += 1) {
        const turn = { before, score, ...entry };
        const real = scored.get(score) ?? new Set<string>();
        expect([score, isScorePossible(turn)]).toEqual([score, real.size > 0]);
        if (real.size === 0) continue;
        const count = dartsCount(turn);
        expect([score, sorted(optionsOf(count))]).toEqual([score, sorted(real)]);
        expect(count.kind).toBe(real.size === 1 ? 'automatic' : 'ask');
        for (const option of count.kind === 'ask' ? count.options : [count]) {
          expect(legalScore({ ...turn, ...option }).ok).toBe(true);
        }
      }
      const realBusts = [...busts].sort((left, right) => left - right);
      expect(optionsOf(bustDartsCount({ before, ...entry }))).toEqual(
        realBusts.length === 0 ? ['3/0'] : realBusts.map((attempts) => `3/${attempts}`),
      );
    },
  );
});

describe('dartsCount', () => {
  it('does not ask if the specification has one answer', () => {
    for (let before = 2; before <= 501; before += 1) {
      for (let score = 0; score <= 180; score += 1) {
        const turn = { before, score, ...singleIn };
        if (!isScorePossible(turn)) continue;
        const rest = before - score;
        const count = dartsCount(turn);
        if (before > 170 || isBogey(before) || rest > 50) {
          expect(count).toEqual({ kind: 'automatic', dartsThrown: 3, attemptsOnDouble: 0 });
        } else if (rest === 0 && score >= 99 && !canCheckout(score, 2)) {
          expect(count).toEqual({ kind: 'automatic', dartsThrown: 3, attemptsOnDouble: 1 });
        }
      }
    }
  });

  it.each([
    // Two darts at 40 may be one attempt, S20 being a slip or a plan, for example 20 and D10.
    [40, 40, ['1/1', '2/1', '2/2', '3/1', '3/2', '3/3']],
    [41, 41, ['2/1', '3/1', '3/2']],
    // S10 and D20 is one attempt.
    [50, 50, ['1/1', '2/1', '2/2', '3/1', '3/2', '3/3']],
    [2, 2, ['1/1', '2/1', '2/2', '3/1', '3/2', '3/3']],
    [100, 100, ['2/1', '3/1', '3/2']],
    [110, 110, ['2/1', '3/1', '3/2']],
    [3, 3, ['2/1', '3/1', '3/2']],
    [60, 20, ['3/0', '3/1', '3/2']],
    [32, 0, ['3/0', '3/1', '3/2', '3/3']],
    [40, 0, ['3/0', '3/1', '3/2', '3/3']],
    // Either triple 20, triple 20 and a miss at 50, or for example single 20, triple 20, double 20.
    [170, 120, ['3/0', '3/1']],
    [170, 119, ['3/0']],
    [60, 9, ['3/0']],
  ])('%i left, %i scored: %o', (before, score, expected) => {
    expect(optionsOf(dartsCount({ before, score, ...singleIn }))).toEqual(expected);
  });

  it('returns three darts without an attempt for impossible scores, which legalScore refuses', () => {
    for (const [before, score] of [
      [159, 159],
      [100, 99],
      [1, 0],
      [100, 12.5],
    ] as const) {
      const turn = { before, score, ...singleIn };
      const count = dartsCount(turn);
      expect(count).toEqual({ kind: 'automatic', dartsThrown: 3, attemptsOnDouble: 0 });
      expect(legalScore({ ...turn, dartsThrown: 3, attemptsOnDouble: 0 }).ok).toBe(false);
    }
  });
});

describe('bustDartsCount', () => {
  it.each([
    [40, ['3/0', '3/1', '3/2', '3/3']],
    [3, ['3/0', '3/1', '3/2']],
    [180, ['3/0']],
    [182, ['3/0']],
    [501, ['3/0']],
  ])('%i left: %o', (before, expected) => {
    expect(optionsOf(bustDartsCount({ before, ...singleIn }))).toEqual(expected);
  });
});
