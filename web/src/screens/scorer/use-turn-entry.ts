import type { Bed } from '@neundarter/rules/board/bed';
import { canCheckout } from '@neundarter/rules/turn/checkouts';
import { bustDartsCount, dartsCount } from '@neundarter/rules/turn/darts-count';
import { isBust, isScorePossible } from '@neundarter/rules/turn/legal-score';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import { type DartsOption, highestDecisiveRest } from '@neundarter/rules/turn/turn-outcomes';
import { useMemo, useRef, useState } from 'react';
import { sameConfirmMs } from '../../ui/use-tap-guard.ts';
import type { TurnSituation } from './turn-situation.ts';
import { useStable } from './use-stable.ts';

/** The typed input: a score, or in `rest` mode the points left after the turn. */
export type PadInput = { readonly digits: string; readonly mode: 'score' | 'rest' };

/** The points before a turn, and the facts that limit its score. */
export type PadSituation = Pick<TurnSituation, 'before' | 'isIn' | 'checkInMode'>;

/** The meaning of the typed digits. */
export type PadReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'score'; readonly score: number; readonly rest: number }
  | { readonly kind: 'bust' }
  | { readonly kind: 'impossible' };

export const emptyInput: PadInput = { digits: '', mode: 'score' };

/** Maximum number of digits: scores have three, the highest starting score has five. */
const mostDigits = { score: 3, rest: 5 } as const;

/** Shortcut scores. Specification: business constants. */
export const shortcutScores = [26, 41, 45, 60, 85, 100] as const;

/** Adds a digit; too many digits are ignored, and a leading zero is replaced. */
export const typeDigit = (input: PadInput, digit: number): PadInput => {
  const digits = input.digits === '0' ? String(digit) : `${input.digits}${digit}`;
  return digits.length > mostDigits[input.mode] ? input : { ...input, digits };
};

/** Removes the last digit; without digits it ends the rest mode. */
export const deleteDigit = (input: PadInput): PadInput =>
  input.digits === '' ? emptyInput : { ...input, digits: input.digits.slice(0, -1) };

const readScore = (score: number, situation: PadSituation): PadReading => {
  const { before } = situation;
  if (isBust({ before, score })) return { kind: 'bust' };
  return isScorePossible({ ...situation, score })
    ? { kind: 'score', score, rest: before - score }
    : { kind: 'impossible' };
};

/** What the input would record in this situation. In rest mode the score is calculated from the typed rest. */
export const readInput = (input: PadInput, situation: PadSituation): PadReading => {
  if (input.digits === '') return { kind: 'empty' };
  const typed = Number(input.digits);
  if (input.mode === 'score') return readScore(typed, situation);
  const score = situation.before - typed;
  return score >= 0 && typed !== 1 ? readScore(score, situation) : { kind: 'impossible' };
};

/** Whether a shortcut may be used: its score is possible and nothing is typed yet. */
export const isShortcutEnabled = (score: number, input: PadInput, situation: PadSituation): boolean =>
  input.digits === '' && isScorePossible({ ...situation, score });

/** Whether three darts can finish from these points. */
export const isCheckoutPossible = (situation: PadSituation): boolean =>
  canCheckout(situation.before, 3) && isScorePossible({ ...situation, score: situation.before });

/** Whether three darts can bust. */
export const isBustPossible = ({ before }: PadSituation): boolean => before <= highestDecisiveRest;

/** A turn as the user entered it. */
type EnteredTurn = { readonly kind: 'score'; readonly score: number } | { readonly kind: 'bust' };

/** A turn with its darts, as it is recorded. */
export type CountedTurn = DartsOption & {
  readonly score: number;
  /** Positions of the darts, if a board or bot provides them. */
  readonly darts?: readonly ThrownDart[];
  /** What the darts hit, if they were entered one by one. */
  readonly beds?: readonly Bed[];
};

/** A turn with an open question: which of these options it was. */
export type OpenTurn = {
  readonly entered: EnteredTurn;
  /** Points to record; 0 for a bust. */
  readonly score: number;
  readonly isCheckout: boolean;
  readonly options: readonly DartsOption[];
  /** The option that is offered first. */
  readonly likeliest: DartsOption;
};

type ResolvedTurn =
  | { readonly kind: 'counted'; readonly turn: CountedTurn }
  | { readonly kind: 'open'; readonly turn: OpenTurn };

/** Adds the number of darts if the rules determine it; otherwise returns the question to ask. */
export const resolveTurn = (entered: EnteredTurn, situation: PadSituation): ResolvedTurn => {
  const score = entered.kind === 'bust' ? 0 : entered.score;
  const count = entered.kind === 'bust' ? bustDartsCount(situation) : dartsCount({ ...situation, score });
  if (count.kind === 'ask') {
    const isCheckout = score === situation.before;
    return {
      kind: 'open',
      turn: { entered, score, isCheckout, options: count.options, likeliest: count.likeliest },
    };
  }
  const { dartsThrown, attemptsOnDouble } = count;
  return { kind: 'counted', turn: { score, dartsThrown, attemptsOnDouble } };
};

/** A turn ready to be recorded. */
export type FinishedEntry = { readonly turn: CountedTurn; readonly isBust: boolean };

export type TurnEntry = {
  readonly input: PadInput;
  readonly reading: PadReading;
  /** A turn that waits for its number of darts. */
  readonly openTurn: OpenTurn | null;
  readonly type: (digit: number) => void;
  /** Deletes one digit, or ends the rest mode. @returns whether there was anything to delete */
  readonly erase: () => boolean;
  readonly clear: () => boolean;
  readonly confirm: () => void;
  readonly shortcut: (score: number) => void;
  /** Confirms the typed digits as the rest; without digits it switches to rest mode. */
  readonly rest: () => void;
  readonly bust: () => void;
  readonly checkout: () => void;
  readonly answerDarts: (option: DartsOption) => void;
  readonly cancelDarts: () => void;
};

const nothing: PadReading = { kind: 'empty' };

/** Identifies the turn being entered, so that input for one turn is never recorded as another. */
const turnKeyOf = (situation: TurnSituation | null): string | null =>
  situation === null ? null : `${situation.player.id} ${situation.before}`;

/**
 * The input of the score pad until it is a turn. Without a situation (a bot throws, or a refused change stops the
 * queue) nothing can be typed. Two confirmations within 300 ms count as one. Input for a turn that another device has
 * entered is discarded.
 */
export function useTurnEntry(
  situation: TurnSituation | null,
  record: (entry: FinishedEntry) => void,
): TurnEntry {
  const [input, setInput] = useState(emptyInput);
  const [openTurn, setOpenTurn] = useState<OpenTurn | null>(null);
  const recordedAt = useRef(Number.NEGATIVE_INFINITY);
  const turn = turnKeyOf(situation);
  const [enteredFor, setEnteredFor] = useState(turn);
  if (enteredFor !== turn) {
    setEnteredFor(turn);
    setInput(emptyInput);
    setOpenTurn(null);
  }
  const reading = useMemo(
    () => (situation === null ? nothing : readInput(input, situation)),
    [input, situation],
  );

  const finish = (entry: FinishedEntry): void => {
    recordedAt.current = performance.now();
    setInput(emptyInput);
    setOpenTurn(null);
    record(entry);
  };
  const enter = (entered: EnteredTurn): void => {
    if (situation === null || openTurn !== null) return;
    if (performance.now() - recordedAt.current < sameConfirmMs) return;
    const resolved = resolveTurn(entered, situation);
    if (resolved.kind === 'open') setOpenTurn(resolved.turn);
    else finish({ turn: resolved.turn, isBust: entered.kind === 'bust' });
  };
  const enterReading = (read: PadReading): boolean => {
    if (read.kind !== 'score' && read.kind !== 'bust') return false;
    enter(read);
    return true;
  };

  const type = useStable((digit: number) => {
    if (situation !== null) setInput((typed) => typeDigit(typed, digit));
  });
  const erase = useStable(() => {
    const isAnything = input.digits !== '' || input.mode === 'rest';
    setInput(deleteDigit);
    return isAnything;
  });
  const clear = useStable(() => {
    const isAnything = input.digits !== '' || input.mode === 'rest';
    setInput(emptyInput);
    return isAnything;
  });
  const confirm = useStable(() => void enterReading(reading));
  const shortcut = useStable((score: number) => {
    if (situation !== null && isShortcutEnabled(score, input, situation)) enter({ kind: 'score', score });
  });
  const rest = useStable(() => {
    if (situation === null) return;
    const asRest: PadInput = { ...input, mode: 'rest' };
    if (input.digits === '') setInput(input.mode === 'rest' ? emptyInput : asRest);
    else if (!enterReading(readInput(asRest, situation))) setInput(asRest);
  });
  const bust = useStable(() => {
    if (situation !== null && isBustPossible(situation)) enter({ kind: 'bust' });
  });
  const checkout = useStable(() => {
    if (situation !== null && isCheckoutPossible(situation))
      enter({ kind: 'score', score: situation.before });
  });
  const answerDarts = useStable((option: DartsOption) => {
    if (openTurn === null) return;
    finish({ turn: { score: openTurn.score, ...option }, isBust: openTurn.entered.kind === 'bust' });
  });
  const cancelDarts = useStable(() => setOpenTurn(null));

  return {
    input,
    reading,
    openTurn,
    type,
    erase,
    clear,
    confirm,
    shortcut,
    rest,
    bust,
    checkout,
    answerDarts,
    cancelDarts,
  };
}
