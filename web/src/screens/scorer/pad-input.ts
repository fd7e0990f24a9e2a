import { canCheckout } from '@neundarter/rules/turn/checkouts';
import { isBust, isScorePossible } from '@neundarter/rules/turn/legal-score';
import { highestDecisiveRest } from '@neundarter/rules/turn/turn-outcomes';
import type { TurnSituation } from './turn-situation.ts';

/** What has been typed: a score, or in `rest` mode the points that are left after the turn. */
export type PadInput = { readonly digits: string; readonly mode: 'score' | 'rest' };

/** The points before a turn and what they allow. */
export type PadSituation = Pick<TurnSituation, 'before' | 'isIn' | 'checkInMode'>;

/** What the typed digits mean. */
export type PadReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'score'; readonly score: number; readonly rest: number }
  | { readonly kind: 'bust' }
  | { readonly kind: 'impossible' };

export const emptyInput: PadInput = { digits: '', mode: 'score' };

/** Scores have three digits, the highest starting score five. */
const mostDigits = { score: 3, rest: 5 } as const;

/** Shortcut scores. Specification: business constants. */
export const shortcutScores = [26, 41, 45, 60, 85, 100] as const;

/** One more digit; what would be too long stays as it is, a leading zero is replaced. */
export const typeDigit = (input: PadInput, digit: number): PadInput => {
  const digits = input.digits === '0' ? String(digit) : `${input.digits}${digit}`;
  return digits.length > mostDigits[input.mode] ? input : { ...input, digits };
};

/** Takes the last digit away; with none left the rest mode ends. */
export const deleteDigit = (input: PadInput): PadInput =>
  input.digits === '' ? emptyInput : { ...input, digits: input.digits.slice(0, -1) };

const readScore = (score: number, situation: PadSituation): PadReading => {
  const { before } = situation;
  if (isBust({ before, score })) return { kind: 'bust' };
  return isScorePossible({ ...situation, score })
    ? { kind: 'score', score, rest: before - score }
    : { kind: 'impossible' };
};

/** What the input would record in this situation. A rest is turned into the score that leads to it. */
export const readInput = (input: PadInput, situation: PadSituation): PadReading => {
  if (input.digits === '') return { kind: 'empty' };
  const typed = Number(input.digits);
  if (input.mode === 'score') return readScore(typed, situation);
  const score = situation.before - typed;
  return score >= 0 && typed !== 1 ? readScore(score, situation) : { kind: 'impossible' };
};

/** Whether a shortcut may be used: legal, and nothing typed yet. */
export const isShortcutEnabled = (score: number, input: PadInput, situation: PadSituation): boolean =>
  input.digits === '' && isScorePossible({ ...situation, score });

/** Whether three darts can finish what is left. */
export const isCheckoutPossible = (situation: PadSituation): boolean =>
  canCheckout(situation.before, 3) && isScorePossible({ ...situation, score: situation.before });

/** Whether three darts can score too much. */
export const isBustPossible = ({ before }: PadSituation): boolean => before <= highestDecisiveRest;
