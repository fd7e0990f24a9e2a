// A recorded turn contains its points, darts and attempts, but not where the darts landed. This file finds the most
// likely beds that result in exactly this turn: each dart lands as near as possible to the aim of a player.
import { type Bed, scoringBeds } from '@neundarter/rules/board/bed';
import {
  bedCentre,
  doubleOuterRadiusMm,
  type PolarPoint,
  singleBullRadiusMm,
  toCartesian,
  tripleInnerRadiusMm,
} from '@neundarter/rules/board/geometry';
import { aimAt } from '@neundarter/rules/bot/aim';
import { type DartStep, stepDart, worthOf } from '@neundarter/rules/turn/dart-step';
import { dartsPerTurn, type TurnStart, turnOfDarts } from '@neundarter/rules/turn/turn-of-darts';

export type RecordedDarts = TurnStart & {
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
};

type DartsOfTurn = {
  readonly beds: readonly Bed[];
  /** Whether the attempts also agree with the record; score and number of darts always do. */
  readonly isExact: boolean;
};

type Found = { readonly cost: number; readonly beds: readonly Bed[] };

const allBeds: readonly Bed[] = [...scoringBeds, 'M'];
const mostPerDart = 60;
const innerSingleMm = (singleBullRadiusMm + tripleInnerRadiusMm) / 2;
/** Assumed distance of a missed dart from the doubles, mm. */
const beyondMm = 8;

const distance = (from: PolarPoint, to: PolarPoint): number => {
  const [one, other] = [toCartesian(from), toCartesian(to)];
  return Math.hypot(one.xMm - other.xMm, one.yMm - other.yMm);
};

/** Possible positions of a dart in a bed; a single has an inner and an outer half. */
const placesOf = (bed: Bed, aim: PolarPoint): readonly PolarPoint[] => {
  if (bed === 'M') return [{ rMm: doubleOuterRadiusMm + beyondMm, thetaDeg: aim.thetaDeg }];
  const centre = bedCentre(bed);
  return bed.startsWith('S') && bed !== 'SB' ? [centre, { ...centre, rMm: innerSingleMm }] : [centre];
};

/** Squared distance from the aim. Darts scatter normally, so the turn with the smallest sum is the most likely one. */
const costOf = (bed: Bed, state: DartStep, dartsLeft: number): number => {
  const aim = bedCentre(aimAt({ rest: state.rest, dartsLeft, needsDoubleIn: !state.isIn }));
  return Math.min(...placesOf(bed, aim).map((place) => distance(place, aim) ** 2));
};

/** Searches for the darts with the lowest cost; each state is searched only once. */
class Search {
  readonly #turn: RecordedDarts;
  readonly #found = new Map<string, Found | null>();

  constructor(turn: RecordedDarts) {
    this.#turn = turn;
  }

  from(state: DartStep, count: number): Found | null {
    const key = `${state.rest}:${state.isIn}:${state.attempts}:${count}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    let best: Found | null = null;
    for (const bed of allBeds) {
      const behind = this.#after(stepDart(state, worthOf(bed)), count + 1);
      if (behind === null) continue;
      const cost = behind.cost + costOf(bed, state, dartsPerTurn - count);
      if (best === null || cost < best.cost) best = { cost, beds: [bed, ...behind.beds] };
    }
    this.#found.set(key, best);
    return best;
  }

  #after(step: DartStep, count: number): Found | null {
    const isOver = step.end !== 'open' || count === dartsPerTurn;
    if (isOver) return this.#isGoal(step, count) ? { cost: 0, beds: [] } : null;
    return this.#isHopeless(step, count) ? null : this.from(step, count);
  }

  #isGoal({ rest, end, attempts }: DartStep, count: number): boolean {
    const { before, score, dartsThrown, attemptsOnDouble } = this.#turn;
    const recorded = end === 'checkout' ? count : dartsPerTurn;
    const scored = end === 'bust' ? 0 : before - rest;
    return scored === score && recorded === dartsThrown && attempts === attemptsOnDouble;
  }

  /** Whether the rest cannot be reached with the remaining darts; a turn without points may still bust. */
  #isHopeless({ rest, attempts }: DartStep, count: number): boolean {
    const { before, score, attemptsOnDouble } = this.#turn;
    if (attempts > attemptsOnDouble) return true;
    const open = rest - (before - score);
    return score > 0 && (open < 0 || open > mostPerDart * (dartsPerTurn - count));
  }
}

const search = (turn: RecordedDarts): readonly Bed[] | null => {
  const start: DartStep = { rest: turn.before, isIn: turn.isIn, attempts: 0, end: 'open' };
  return new Search(turn).from(start, 0)?.beds ?? null;
};

/**
 * Beds that result in the turn by `turnOfDarts`. If no darts have its attempts, beds with the nearest number of
 * attempts.
 * @returns null for a turn that no darts can produce
 */
export const dartsOfTurn = (turn: RecordedDarts): DartsOfTurn | null => {
  const byNearness = [0, 1, 2, 3].toSorted(
    (one, other) => Math.abs(one - turn.attemptsOnDouble) - Math.abs(other - turn.attemptsOnDouble),
  );
  for (const attemptsOnDouble of byNearness) {
    const beds = search({ ...turn, attemptsOnDouble });
    if (beds !== null) return { beds, isExact: attemptsOnDouble === turn.attemptsOnDouble };
  }
  return null;
};

/** Whether these beds result in exactly the recorded turn. */
export const makeTurn = (beds: readonly Bed[], turn: RecordedDarts): boolean => {
  const made = turnOfDarts(turn, beds);
  return (
    made.isOver &&
    made.score === turn.score &&
    made.dartsThrown === turn.dartsThrown &&
    made.attemptsOnDouble === turn.attemptsOnDouble
  );
};
