// What a bot aims at: the best triple while it scores, the standard routes once a finish is in sight, and a lay-up
// where the darts in hand cannot finish. The specification mentions fixed target tables without showing them.
import { checkoutRoute } from '../turn/checkout-route.ts';
import { highestCheckout, isBogey } from '../turn/checkouts.ts';
import { bedScore, type ScoringBed } from './bed.ts';

export type AimSituation = {
  /** Points left before this dart, from 2. */
  readonly rest: number;
  /** Darts in hand, this one included, 1 to 3. */
  readonly dartsLeft: number;
  /** Whether a double is still needed to open the leg. */
  readonly needsDoubleIn: boolean;
};

const openingDoubles: readonly ScoringBed[] = ['D20', 'D16', 'D8', 'D4', 'D2'];

/** A double that opens the leg without overshooting it. */
const openingAim = (rest: number): ScoringBed =>
  openingDoubles.find((bed) => bedScore(bed) === rest || bedScore(bed) <= rest - 2) ?? 'D1';

const scoringTargets = ['20', '19', '18', '17'] as const;

/** Whether the next turn can finish this rest. */
const isFinish = (rest: number): boolean => rest <= highestCheckout && !isBogey(rest);

/** The triple that scores most; with the last dart of a turn the one whose single already leaves a finish, if any. */
const scoringAim = ({ rest, dartsLeft }: AimSituation): ScoringBed => {
  if (dartsLeft > 1) return 'T20';
  const number = scoringTargets.find((target) => isFinish(rest - Number(target))) ?? '20';
  return `T${number}`;
};

/**
 * The bed to aim at. A rest that needs more darts than are in hand is played along the shortest route that finishes
 * it in the next turn (57 with one dart: single 17 for double 20); bogeys and all above 170 are scored at.
 */
export const aimAt = (situation: AimSituation): ScoringBed => {
  const { rest, dartsLeft, needsDoubleIn } = situation;
  if (needsDoubleIn) return openingAim(rest);
  const route = checkoutRoute(rest, dartsLeft) ?? checkoutRoute(rest, 2) ?? checkoutRoute(rest, 3);
  return route?.[0] ?? scoringAim(situation);
};
