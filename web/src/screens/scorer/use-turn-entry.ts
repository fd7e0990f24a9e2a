import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';
import { useMemo, useRef, useState } from 'react';
import { sameConfirmMs } from '../../ui/use-tap-guard.ts';
import {
  deleteDigit,
  emptyInput,
  isBustPossible,
  isCheckoutPossible,
  isShortcutEnabled,
  type PadInput,
  type PadReading,
  readInput,
  typeDigit,
} from './pad-input.ts';
import { type CountedTurn, type EnteredTurn, type OpenTurn, resolveTurn } from './resolve-turn.ts';
import type { TurnSituation } from './turn-situation.ts';
import { useStable } from './use-stable.ts';

/** A turn ready to be recorded. */
export type FinishedEntry = { readonly turn: CountedTurn; readonly isBust: boolean };

export type TurnEntry = {
  readonly input: PadInput;
  readonly reading: PadReading;
  /** A turn that waits for the number of darts. */
  readonly openTurn: OpenTurn | null;
  readonly type: (digit: number) => void;
  /** Deletes one digit, or ends the rest mode; says whether there was anything. */
  readonly erase: () => boolean;
  readonly clear: () => boolean;
  readonly confirm: () => void;
  readonly shortcut: (score: number) => void;
  /** Typed digits are the rest: confirms them; without digits the next ones will be. */
  readonly rest: () => void;
  readonly bust: () => void;
  readonly checkout: () => void;
  readonly answerDarts: (option: DartsOption) => void;
  readonly cancelDarts: () => void;
};

const nothing: PadReading = { kind: 'empty' };

/** Names the turn that is entered, so that what was typed for one is never recorded as another. */
const turnKeyOf = (situation: TurnSituation | null): string | null =>
  situation === null ? null : `${situation.player.id} ${situation.before}`;

/**
 * What is typed on the score pad until it is a turn. Without a situation (a bot throws, the queue stands still)
 * nothing can be typed. Two turns within 300 ms are one, and what was typed for a turn that another device entered is
 * dropped.
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
