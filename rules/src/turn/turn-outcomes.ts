// What three real darts can do from a rest: every score with its possible numbers of darts and attempts on a double,
// and the possible attempts of a bust. The darts-count dialog offers only these. A dart at a rest that a double finishes
// may have been aimed at that double or not (50 is often played S10 D20), so every number of attempts from the least to
// the most is possible. Only the last dart of a checkout is always an attempt.
import { scoringBeds } from '../board/bed.ts';
import { type DartState, type DartStep, type DartWorth, stepDart, worthOf } from './dart-step.ts';

export type DartsOption = {
  /** 1 to 3. */
  readonly dartsThrown: number;
  /** 0 to 3. */
  readonly attemptsOnDouble: number;
};

type TurnOutcomes = {
  /** All options of each score, ordered by darts and then by attempts. */
  readonly optionsByScore: ReadonlyMap<number, readonly DartsOption[]>;
  /** Possible numbers of attempts of a bust, ascending; empty if no bust is possible. */
  readonly bustAttempts: readonly number[];
};

/** All numbers of attempts from `least` to `most`. */
const attemptsBetween = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Highest rest from which a turn can bust or check out. */
export const highestDecisiveRest = 181;

const distinctBy = <Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** All different darts by score and by whether they are a double; the number does not matter. */
const darts: readonly DartWorth[] = distinctBy(
  [worthOf('M'), ...scoringBeds.map(worthOf)],
  (dart) => `${dart.score} ${dart.isDouble}`,
);

const byDartsThenAttempts = (left: DartsOption, right: DartsOption): number =>
  left.dartsThrown - right.dartsThrown || left.attemptsOnDouble - right.attemptsOnDouble;

const findOutcomes = (start: { readonly before: number; readonly isIn: boolean }): TurnOutcomes => {
  const options = new Map<number, Map<string, DartsOption>>();
  const bustAttempts = new Set<number>();
  const add = (state: DartStep, dartsThrown: number): void => {
    const score = start.before - state.rest;
    const ofScore = options.get(score) ?? new Map<string, DartsOption>();
    for (const attemptsOnDouble of attemptsBetween(state.end === 'checkout' ? 1 : 0, state.attempts)) {
      ofScore.set(`${dartsThrown} ${attemptsOnDouble}`, { dartsThrown, attemptsOnDouble });
    }
    options.set(score, ofScore);
  };
  let states: readonly DartState[] = [{ rest: start.before, isIn: start.isIn, attempts: 0 }];
  for (const dartsThrown of [1, 2, 3]) {
    const thrown = states.flatMap((state) => darts.map((dart) => stepDart(state, dart)));
    const next = distinctBy(thrown, (state) => `${state.rest} ${state.isIn} ${state.attempts} ${state.end}`);
    for (const state of next) {
      if (state.end === 'bust') {
        for (const attempts of attemptsBetween(0, state.attempts)) bustAttempts.add(attempts);
      } else if (state.end === 'checkout' || dartsThrown === 3) add(state, dartsThrown);
    }
    states = next.filter((state) => state.end === 'open');
  }
  return {
    optionsByScore: new Map(
      [...options].map(([score, ofScore]) => [score, [...ofScore.values()].sort(byDartsThenAttempts)]),
    ),
    bustAttempts: [...bustAttempts].sort((left, right) => left - right),
  };
};

/** Cache, at most two entries per rest. */
const known = new Map<string, TurnOutcomes>();

/**
 * All possible results of a turn from `before` points (2 to 181).
 * If `isIn` is false, darts before the first double score nothing.
 */
export const turnOutcomes = (start: { readonly before: number; readonly isIn: boolean }): TurnOutcomes => {
  const key = `${start.before} ${start.isIn}`;
  const outcomes = known.get(key) ?? findOutcomes(start);
  known.set(key, outcomes);
  return outcomes;
};
