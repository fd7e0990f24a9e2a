// Which turns may be recorded: all of "turn score validity" in section 5, and the double-in totals. Whose turn it is,
// is checked elsewhere.
import { ok, type Result, refused } from '../result.ts';
import type { CheckInMode } from './check-in-mode.ts';
import { canCheckout, isThreeDartTotal } from './checkouts.ts';
import { canDoubleIn, canDoubleInAndOut } from './double-in.ts';

/** Points before a turn, and the points that the scorer entered. */
export type ScoredTurn = {
  /** Points left before the turn, from 2. */
  readonly before: number;
  /** Points scored, 0 to 180; a bust is 0. */
  readonly score: number;
  /** Whether the party has scored in this leg; read only with double-in. */
  readonly isIn: boolean;
  readonly checkInMode: CheckInMode;
};

type CountedTurn = ScoredTurn & {
  /** 1 to 3. */
  readonly dartsThrown: number;
  /** Darts thrown at a double that would have ended the leg, 0 to 3. */
  readonly attemptsOnDouble: number;
};

type LegalScoreError = 'error.invalid-score' | 'error.checkout-must-have-at-least-one-double-attempt';

/**
 * Maximum points of a turn without a checkout, by darts thrown. The specification says 100 for two darts, although two
 * triple 20 make 120; such a turn only ends after two darts if somebody miscounts.
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

/** Maximum attempts in a checkout of this score, as far as section 5 limits them. */
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
 * Whether a turn may be recorded, and the rest it leaves (0 is a checkout).
 * Refusals: `error.invalid-score` for impossible values and numbers out of range; after that,
 * `error.checkout-must-have-at-least-one-double-attempt` for a checkout whose only fault is the missing attempt.
 */
export const legalScore = (turn: CountedTurn): Result<{ rest: number }, LegalScoreError> => {
  const { before, score, dartsThrown, attemptsOnDouble } = turn;
  const rest = before - score;
  if (!isWellFormed(turn) || rest < 0 || rest === 1) return refused('error.invalid-score');
  // At an odd rest the first dart cannot be an attempt.
  if (before % 2 === 1 && attemptsOnDouble >= dartsThrown) return refused('error.invalid-score');
  if (!(rest === 0 ? isLegalCheckout(turn) : isLegalNonCheckout(turn))) return refused('error.invalid-score');
  if (rest === 0 && attemptsOnDouble === 0) {
    return refused('error.checkout-must-have-at-least-one-double-attempt');
  }
  return ok({ rest });
};

/** Whether this score is legal with some number of darts and attempts; the score pad enables its OK key by this. */
export const isScorePossible = (turn: ScoredTurn): boolean => {
  // Whatever fewer darts can score, three can; and every checkout is legal with one attempt.
  const attemptsOnDouble = turn.score === turn.before ? 1 : 0;
  return legalScore({ ...turn, dartsThrown: 3, attemptsOnDouble }).ok;
};

/** Whether a typed score (integer, 0 to 180) busts: it leaves 1 or less than 0. */
export const isBust = ({ before, score }: Pick<ScoredTurn, 'before' | 'score'>): boolean =>
  isWholeWithin(score, 0, 180) && (before - score < 0 || before - score === 1);
