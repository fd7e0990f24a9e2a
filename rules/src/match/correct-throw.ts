// Corrects a turn of the running leg: its points, its darts or its attempts. The result is the same as undoing back to that
// turn, entering it anew, and entering the turns after it again. Turns that cannot follow any more, because the leg is over
// before them or because they would bust, go. So a correction names the last turn that stays, which shows what whoever
// corrects has seen and agreed to. The time of the turn stays; darts that a board saw go, because they were not these.
import { ok, type Result, refused } from '../result.ts';
import { recordThrow } from './record-throw.ts';
import { currentLeg } from './turn-order.ts';
import type { Match, MatchError, NewThrow, Throw } from './types.ts';
import { undoThrow } from './undo-throw.ts';

/** The new content of a turn. */
export type CorrectedTurn = Pick<NewThrow, 'score' | 'dartsThrown' | 'attemptsOnDouble'> & {
  readonly throwId: string;
};

/** A correction, and the match for which it was meant. */
export type Correction = CorrectedTurn & {
  /** Last turn of the match on the device. */
  readonly lastThrowId: string;
  /** Last turn that stays; `lastThrowId` if all do. */
  readonly keptThrowId: string;
};

/** What a correction would do. */
type CorrectionPlan = {
  readonly match: Match;
  /** The turns after the corrected one that cannot stay, in order of play. */
  readonly lost: readonly Throw[];
  /** Why they cannot: the leg is over before them, or the first of them is not possible any more. */
  readonly reason: 'leg-over' | 'impossible' | null;
};

const newThrowOf = ({ party: _party, throwNumber: _number, ...newThrow }: Throw): NewThrow => newThrow;

/** The match without its last `count` turns. */
const withoutLast = (match: Match, count: number): Result<Match, MatchError> => {
  let before: Result<Match, MatchError> = ok(match);
  for (let undone = 0; undone < count && before.ok; undone += 1) before = undoThrow(before.value);
  return before;
};

const countLegs = ({ sets }: Match): number => sets.reduce((sum, { legs }) => sum + legs.length, 0);

/** Enters the turns again as long as they are possible and the leg goes on. */
const enterAgain = (corrected: Match, later: readonly Throw[], legs: number): CorrectionPlan => {
  let match = corrected;
  for (const [index, turn] of later.entries()) {
    const isLegOver = match.status !== 'running' || countLegs(match) > legs;
    const next = isLegOver ? null : recordThrow(match, newThrowOf(turn));
    if (next === null || !next.ok)
      return { match, lost: later.slice(index), reason: next === null ? 'leg-over' : 'impossible' };
    match = next.value;
  }
  return { match, lost: [], reason: null };
};

/**
 * What the match would be after a correction, and which turns would go.
 * Refusals: `error.invalid-match-status` unless running; `error.match.out-of-sync` if the turn is not in the running leg;
 * then those of `recordThrow` for the corrected turn.
 */
export const planCorrection = (
  match: Match,
  { throwId, score, dartsThrown, attemptsOnDouble }: CorrectedTurn,
): Result<CorrectionPlan, MatchError> => {
  if (match.status !== 'running') return refused('error.invalid-match-status');
  const turns = currentLeg(match)?.throws ?? [];
  const index = turns.findIndex(({ id }) => id === throwId);
  const turn = turns[index];
  if (turn === undefined) return refused('error.match.out-of-sync');
  const before = withoutLast(match, turns.length - index);
  if (!before.ok) return before;
  const { darts: _darts, beds: _beds, ...kept } = newThrowOf(turn);
  const corrected = recordThrow(before.value, { ...kept, score, dartsThrown, attemptsOnDouble });
  if (!corrected.ok) return corrected;
  return ok(enterAgain(corrected.value, turns.slice(index + 1), countLegs(match)));
};

/** Whether the match contains the correction already, in any leg. */
const isMade = ({ sets }: Match, correction: Correction): boolean => {
  const turns = sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws));
  const turn = turns.find(({ id }) => id === correction.throwId);
  const areLostGone =
    correction.lastThrowId === correction.keptThrowId ||
    !turns.some(({ id }) => id === correction.lastThrowId);
  return (
    turn !== undefined &&
    areLostGone &&
    turn.score === correction.score &&
    turn.dartsThrown === correction.dartsThrown &&
    turn.attemptsOnDouble === correction.attemptsOnDouble
  );
};

/**
 * The match after a correction; the same match if it contains the correction already.
 * Refusals: those of `planCorrection`, and `error.match.out-of-sync` if the match has other turns than the correction
 * assumes, or if another turn than `keptThrowId` would be the last one that stays.
 */
export const correctThrow = (match: Match, correction: Correction): Result<Match, MatchError> => {
  if (isMade(match, correction)) return ok(match);
  const plan = planCorrection(match, correction);
  if (!plan.ok) return plan;
  const turns = currentLeg(match)?.throws ?? [];
  const { lost } = plan.value;
  const kept = turns.at(turns.length - lost.length - 1)?.id;
  const isAsSeen = turns.at(-1)?.id === correction.lastThrowId && kept === correction.keptThrowId;
  return isAsSeen ? ok(plan.value.match) : refused('error.match.out-of-sync');
};
