// Which turns may be recorded: "turn score validity" of section 5, complete, and the double-in totals. Who may throw
// is not decided here.
import type { CheckInMode } from '../match/types.ts';
import { ok, type Result, refused } from '../result.ts';
import { canCheckout, isThreeDartTotal } from './checkouts.ts';
import { canDoubleIn, canDoubleInAndOut } from './double-in.ts';

/** Points before a turn and the points it is said to have scored. */
export type ScoredTurn = {
  /** Points left before the turn, from 2. */
  readonly before: number;
  /** Points scored, 0 to 180; a bust is 0. */
  readonly score: number;
  /** Whether the party has scored in this leg; read only with double-in. */
  readonly isIn: boolean;
  readonly checkInMode: CheckInMode;
};

export type CountedTurn = ScoredTurn & {
  /** 1 to 3. */
  readonly dartsThrown: number;
  /** Darts thrown at a double that would have ended the leg, 0 to 3. */
  readonly attemptsOnDouble: number;
};

export type LegalScoreError = 'error.invalid-score' | 'error.checkout-must-have-at-least-one-double-attempt';

/**
 * Most points of a turn that leaves something, by darts thrown. 100 for two darts is kept as specified, although two
 * triple 20 make 120: such a turn only ends after two darts when somebody miscounts.
 */
const nonCheckoutMaxima: ReadonlyMap<number, number> = new Map([
  [1, 60],
  [2, 100],
  [3, 180],
]);

const isWholeWithin = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

const isWellFormed = (turn: CountedTurn): boolean =>
  Number.isSafeInteger(turn.before) &&
  turn.before >= 2 &&
  isWholeWithin(turn.score, 0, 180) &&
  isWholeWithin(turn.dartsThrown, 1, 3) &&
  isWholeWithin(turn.attemptsOnDouble, 0, turn.dartsThrown);

const mustOpen = (turn: ScoredTurn): boolean => turn.checkInMode === 'double-in' && !turn.isIn;

const isLegalNonCheckout = (turn: CountedTurn): boolean => {
  const { score, dartsThrown } = turn;
  if (score > (nonCheckoutMaxima.get(dartsThrown) ?? 0)) return false;
  if (!isThreeDartTotal(score)) return false;
  return score === 0 || !mustOpen(turn) || canDoubleIn(score, dartsThrown);
};

/** Most attempts a checkout of this score can hold, as far as section 5 limits them. */
const mostAttempts = ({ score, dartsThrown }: CountedTurn): number => {
  if (score <= 98 && !canCheckout(score, 1)) return dartsThrown - 1;
  if (dartsThrown === 3 && score > 98 && !canCheckout(score, 2)) return 1;
  return dartsThrown;
};

const isLegalCheckout = (turn: CountedTurn): boolean => {
  const { score, dartsThrown, attemptsOnDouble } = turn;
  if (!canCheckout(score, dartsThrown)) return false;
  if (mustOpen(turn) && !canDoubleInAndOut(score, dartsThrown)) return false;
  return attemptsOnDouble <= mostAttempts(turn);
};

/**
 * Says whether a turn may be recorded, and the rest it leaves (0 is a checkout).
 * Anything that is no whole number, or outside its range, is `error.invalid-score`; that code comes before
 * `error.checkout-must-have-at-least-one-double-attempt`, so a checkout refused with the latter is possible otherwise.
 */
export const legalScore = (turn: CountedTurn): Result<{ rest: number }, LegalScoreError> => {
  const { before, score, dartsThrown, attemptsOnDouble } = turn;
  const rest = before - score;
  if (!isWellFormed(turn) || rest < 0 || rest === 1) return refused('error.invalid-score');
  // From an odd rest the first dart cannot be at a double.
  if (before % 2 === 1 && attemptsOnDouble >= dartsThrown) return refused('error.invalid-score');
  if (!(rest === 0 ? isLegalCheckout(turn) : isLegalNonCheckout(turn))) return refused('error.invalid-score');
  if (rest === 0 && attemptsOnDouble === 0) {
    return refused('error.checkout-must-have-at-least-one-double-attempt');
  }
  return ok({ rest });
};

/** Whether some number of darts and attempts makes this score legal: what lights the OK key of the score pad. */
export const isScorePossible = (turn: ScoredTurn): boolean => {
  // Three darts can do whatever fewer can, and one attempt suits every checkout.
  const attemptsOnDouble = turn.score === turn.before ? 1 : 0;
  return legalScore({ ...turn, dartsThrown: 3, attemptsOnDouble }).ok;
};

/** Whether a typed score (whole, 0 to 180) overshoots: it would leave less than 0, or 1. */
export const isBust = ({ before, score }: Pick<ScoredTurn, 'before' | 'score'>): boolean =>
  isWholeWithin(score, 0, 180) && (before - score < 0 || before - score === 1);
