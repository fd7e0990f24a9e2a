// What three real darts can do from a rest: every score, with how many darts and how many attempts on a double, and
// the attempts of every bust. Ground of the darts-count dialog: it must not offer what no darts can produce.
import { bedScore, isDouble, scoringBeds } from '../board/bed.ts';
import { isDoubleAttempt } from './checkouts.ts';

export type DartsOption = {
  /** 1 to 3. */
  readonly dartsThrown: number;
  /** 0 to 3. */
  readonly attemptsOnDouble: number;
};

export type TurnOutcomes = {
  /** Every way to make a score, ordered by darts and then by attempts. */
  readonly optionsByScore: ReadonlyMap<number, readonly DartsOption[]>;
  /** Numbers of attempts a bust turn can hold, ascending; empty where no bust is possible. */
  readonly bustAttempts: readonly number[];
};

/** Rests above this can neither be finished nor bust in one turn. */
export const highestDecisiveRest = 181;

type Dart = { readonly score: number; readonly isDouble: boolean };
type TurnState = { readonly rest: number; readonly isIn: boolean; readonly attempts: number };

const distinctBy = <Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** The darts that differ in what they do: score and double, not the number hit. */
const darts: readonly Dart[] = distinctBy(
  [
    { score: 0, isDouble: false },
    ...scoringBeds.map((bed) => ({ score: bedScore(bed), isDouble: isDouble(bed) })),
  ],
  (dart) => `${dart.score} ${dart.isDouble}`,
);

const throwDart = (
  state: TurnState,
  dart: Dart,
): TurnState & { readonly end: 'open' | 'checkout' | 'bust' } => {
  const isIn = state.isIn || dart.isDouble;
  const rest = state.rest - (isIn ? dart.score : 0);
  const attempts = state.attempts + (isDoubleAttempt(state.rest) ? 1 : 0);
  const isCheckout = rest === 0 && dart.isDouble;
  const end = rest >= 2 ? 'open' : isCheckout ? 'checkout' : 'bust';
  return { rest, isIn, attempts, end };
};

const byDartsThenAttempts = (left: DartsOption, right: DartsOption): number =>
  left.dartsThrown - right.dartsThrown || left.attemptsOnDouble - right.attemptsOnDouble;

const findOutcomes = (start: { readonly before: number; readonly isIn: boolean }): TurnOutcomes => {
  const options = new Map<number, Map<string, DartsOption>>();
  const bustAttempts = new Set<number>();
  const add = (score: number, dartsThrown: number, attemptsOnDouble: number): void => {
    const ofScore = options.get(score) ?? new Map<string, DartsOption>();
    options.set(score, ofScore.set(`${dartsThrown} ${attemptsOnDouble}`, { dartsThrown, attemptsOnDouble }));
  };
  let states: readonly TurnState[] = [{ rest: start.before, isIn: start.isIn, attempts: 0 }];
  for (const dartsThrown of [1, 2, 3]) {
    const thrown = states.flatMap((state) => darts.map((dart) => throwDart(state, dart)));
    const next = distinctBy(thrown, (state) => `${state.rest} ${state.isIn} ${state.attempts} ${state.end}`);
    for (const state of next) {
      if (state.end === 'bust') bustAttempts.add(state.attempts);
      else if (state.end === 'checkout' || dartsThrown === 3) {
        add(start.before - state.rest, dartsThrown, state.attempts);
      }
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

/** Filled on demand, at most two entries a rest; the answer depends on nothing but the key. */
const known = new Map<string, TurnOutcomes>();

/**
 * What can become of a turn from `before` points (2 to 181).
 * `isIn` false: darts before the first double score nothing.
 */
export const turnOutcomes = (start: { readonly before: number; readonly isIn: boolean }): TurnOutcomes => {
  const key = `${start.before} ${start.isIn}`;
  const outcomes = known.get(key) ?? findOutcomes(start);
  known.set(key, outcomes);
  return outcomes;
};
