// The darts that the analysis uses: every dart with a known position, and its likely target. Players do not say what
// they aim at, so the target follows from the rest: near a finish it is the target of the standard route or of a bot;
// while scoring it is the nearest triple of those that people score with.
import { type Bed, bedScore, isDouble, type ScoringBed } from '../board/bed.ts';
import { bedCentre, type CartesianPoint, type PolarPoint, toCartesian } from '../board/geometry.ts';
import { aimAt } from '../bot/aim.ts';
import { startOf } from '../match/leg-start.ts';
import type { Leg, PartyIndex } from '../match/types.ts';
import type { CheckInMode } from '../turn/check-in-mode.ts';
import { checkoutRoute } from '../turn/checkout-route.ts';
import { dartsPerTurn } from '../turn/turn-of-darts.ts';

export type AnalysedDart = CartesianPoint & {
  /** Id of the turn, and number of the dart in it, from 1. */
  readonly id: string;
  readonly playerId: string;
  readonly bed: Bed;
  readonly target: ScoringBed;
};

/** Triples that people score with. */
const scoringTrebles: readonly ScoringBed[] = ['T20', 'T19', 'T18', 'T17'];

const distanceMm = (from: CartesianPoint, to: CartesianPoint): number =>
  Math.hypot(from.xMm - to.xMm, from.yMm - to.yMm);

const nearestTreble = (at: CartesianPoint): ScoringBed => {
  const distances = scoringTrebles.map((bed) => distanceMm(at, toCartesian(bedCentre(bed))));
  return scoringTrebles[distances.indexOf(Math.min(...distances))] ?? 'T20';
};

type DartSituation = {
  /** Points left before the dart. */
  readonly rest: number;
  /** Darts in hand, this one included. */
  readonly dartsLeft: number;
  readonly needsDoubleIn: boolean;
};

/** The most likely target of a dart that landed at this point. */
export const likelyTarget = (situation: DartSituation, point: PolarPoint): ScoringBed => {
  const { rest, needsDoubleIn } = situation;
  const isFinishing = checkoutRoute(rest, dartsPerTurn) !== null;
  return needsDoubleIn || isFinishing ? aimAt(situation) : nearestTreble(toCartesian(point));
};

const dartsOfLeg = (leg: Leg, party: PartyIndex, checkInMode: CheckInMode): readonly AnalysedDart[] => {
  const analysed: AnalysedDart[] = [];
  const start = startOf(leg, party);
  let before = start;
  for (const { id, playerId, score, darts, party: thrower } of leg.throws) {
    if (thrower !== party) continue;
    let rest = before;
    let needsDoubleIn = checkInMode === 'double-in' && before === start;
    for (const [index, dart] of (darts ?? []).entries()) {
      const target = likelyTarget({ rest, dartsLeft: dartsPerTurn - index, needsDoubleIn }, dart);
      analysed.push({ id: `${id} ${index + 1}`, playerId, bed: dart.bed, target, ...toCartesian(dart) });
      needsDoubleIn &&= !isDouble(dart.bed);
      if (!needsDoubleIn) rest -= bedScore(dart.bed);
    }
    before -= score;
  }
  return analysed;
};

/** The darts of these legs that have a known position; home's darts come first. */
export const analysedDarts = (legs: readonly Leg[], checkInMode: CheckInMode): readonly AnalysedDart[] =>
  legs.flatMap((leg) => ([0, 1] as const).flatMap((party) => dartsOfLeg(leg, party, checkInMode)));
