// How many darts a turn took and how many were attempts on a double: told where the points decide it, asked for
// where they do not ("darts-count dialog" and "automatic darts count", section 5). The automatic cases of the
// specification are those with one possible answer, so nothing is listed by hand: a test holds them against it.
import { legalScore, type ScoredTurn } from './legal-score.ts';
import { type DartsOption, highestDecisiveRest, turnOutcomes } from './turn-outcomes.ts';

export type DartsCount =
  | { readonly kind: 'automatic'; readonly dartsThrown: number; readonly attemptsOnDouble: number }
  /** At least two options, ordered by darts and then by attempts. */
  | { readonly kind: 'ask'; readonly options: readonly DartsOption[] };

const fullTurn: DartsOption = { dartsThrown: 3, attemptsOnDouble: 0 };

const automaticOrAsk = (options: readonly DartsOption[]): DartsCount =>
  options.length > 1 ? { kind: 'ask', options } : { kind: 'automatic', ...(options[0] ?? fullTurn) };

const startOf = (turn: Omit<ScoredTurn, 'score'>): { before: number; isIn: boolean } => ({
  before: turn.before,
  isIn: turn.isIn || turn.checkInMode === 'single-in',
});

const hasOpenOutcome = (before: number): boolean =>
  Number.isInteger(before) && before >= 2 && before <= highestDecisiveRest;

/**
 * The darts count of a turn that scored, or what to ask. Offers only what real darts can produce and `legalScore`
 * accepts. A turn that does not check out always took three darts. For a score that is not possible the answer is
 * three darts without attempt, which `legalScore` then refuses.
 */
export const dartsCount = (turn: ScoredTurn): DartsCount => {
  if (!hasOpenOutcome(turn.before)) return automaticOrAsk([fullTurn]);
  const options = turnOutcomes(startOf(turn)).optionsByScore.get(turn.score) ?? [];
  return automaticOrAsk(options.filter((option) => legalScore({ ...turn, ...option }).ok));
};

/** The same for a bust, which is recorded as 0 points with three darts: only its attempts may be asked for. */
export const bustDartsCount = (turn: Omit<ScoredTurn, 'score'>): DartsCount => {
  if (!hasOpenOutcome(turn.before)) return automaticOrAsk([fullTurn]);
  const options = turnOutcomes(startOf(turn)).bustAttempts.map((attemptsOnDouble) => ({
    ...fullTurn,
    attemptsOnDouble,
  }));
  return automaticOrAsk(options.filter((option) => legalScore({ ...turn, score: 0, ...option }).ok));
};
