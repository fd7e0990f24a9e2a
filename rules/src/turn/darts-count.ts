// How many darts a turn took, and how many of them were attempts on a double. If the points allow only one answer, it
// is filled in ("automatic darts count", section 5); otherwise the scorer is asked ("darts-count dialog"). All
// automatic cases of the specification have one possible answer, so no list is needed; a test compares both. What a dart
// was aimed at is never assumed.
import { legalScore, type ScoredTurn } from './legal-score.ts';
import { likeliestDarts } from './likeliest-darts.ts';
import { type DartsOption, highestDecisiveRest, turnOutcomes } from './turn-outcomes.ts';

type DartsCount =
  | { readonly kind: 'automatic'; readonly dartsThrown: number; readonly attemptsOnDouble: number }
  /** At least two options, ordered by darts and then by attempts, and the likeliest of them. */
  | { readonly kind: 'ask'; readonly options: readonly DartsOption[]; readonly likeliest: DartsOption };

const fullTurn: DartsOption = { dartsThrown: 3, attemptsOnDouble: 0 };

type Ending = { readonly before: number; readonly isCheckout: boolean };

const automaticOrAsk = (options: readonly DartsOption[], ending: Ending): DartsCount => {
  const [first = fullTurn, ...others] = options;
  if (others.length === 0) return { kind: 'automatic', ...first };
  return { kind: 'ask', options, likeliest: likeliestDarts([first, ...others], ending) };
};

const startOf = (turn: Omit<ScoredTurn, 'score'>): { before: number; isIn: boolean } => ({
  before: turn.before,
  isIn: turn.isIn || turn.checkInMode === 'single-in',
});

const hasOpenOutcome = (before: number): boolean =>
  Number.isInteger(before) && before >= 2 && before <= highestDecisiveRest;

/**
 * The darts count of a turn that scored, or the options to ask for. It offers only what real darts can produce and
 * `legalScore` accepts. A turn without a checkout always took three darts. For an impossible score the answer is three
 * darts without an attempt, which `legalScore` then refuses.
 */
export const dartsCount = (turn: ScoredTurn): DartsCount => {
  if (!hasOpenOutcome(turn.before)) return { kind: 'automatic', ...fullTurn };
  const options = turnOutcomes(startOf(turn)).optionsByScore.get(turn.score) ?? [];
  return automaticOrAsk(
    options.filter((option) => legalScore({ ...turn, ...option }).ok),
    { before: turn.before, isCheckout: turn.score === turn.before },
  );
};

/**
 * The darts count of a bust, or the options to ask for. A bust is 0 points with three darts; only its attempts vary.
 */
export const bustDartsCount = (turn: Omit<ScoredTurn, 'score'>): DartsCount => {
  if (!hasOpenOutcome(turn.before)) return { kind: 'automatic', ...fullTurn };
  const options = turnOutcomes(startOf(turn)).bustAttempts.map((attemptsOnDouble) => ({
    ...fullTurn,
    attemptsOnDouble,
  }));
  return automaticOrAsk(
    options.filter((option) => legalScore({ ...turn, score: 0, ...option }).ok),
    { before: turn.before, isCheckout: false },
  );
};
