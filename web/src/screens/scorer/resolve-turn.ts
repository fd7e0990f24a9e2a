import { bustDartsCount, dartsCount } from '@neundarter/rules/turn/darts-count';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';
import type { PadSituation } from './pad-input.ts';

/** A turn as entered. */
export type EnteredTurn = { readonly kind: 'score'; readonly score: number } | { readonly kind: 'bust' };

/** A turn with its darts, as it is recorded. */
export type CountedTurn = DartsOption & {
  readonly score: number;
  /** Where the darts were, if anything saw them. */
  readonly darts?: readonly ThrownDart[];
};

/** A turn that still needs an answer: which of these darts it took. */
export type OpenTurn = {
  readonly entered: EnteredTurn;
  /** Points to record; 0 for a bust. */
  readonly score: number;
  readonly isCheckout: boolean;
  readonly options: readonly DartsOption[];
};

export type ResolvedTurn =
  | { readonly kind: 'counted'; readonly turn: CountedTurn }
  | { readonly kind: 'open'; readonly turn: OpenTurn };

/** Adds the darts where the rules know them; otherwise says what to ask. */
export const resolveTurn = (entered: EnteredTurn, situation: PadSituation): ResolvedTurn => {
  const score = entered.kind === 'bust' ? 0 : entered.score;
  const count = entered.kind === 'bust' ? bustDartsCount(situation) : dartsCount({ ...situation, score });
  if (count.kind === 'ask') {
    const isCheckout = score === situation.before;
    return { kind: 'open', turn: { entered, score, isCheckout, options: count.options } };
  }
  const { dartsThrown, attemptsOnDouble } = count;
  return { kind: 'counted', turn: { score, dartsThrown, attemptsOnDouble } };
};
