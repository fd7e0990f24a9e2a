// What a bot aims at: the best triple while it scores, the standard route once it can finish, and a lay-up if the
// darts in hand cannot finish. The specification mentions fixed target tables without showing them.
import { bedScore, type ScoringBed } from '../board/bed.ts';
import { checkoutRoute } from '../turn/checkout-route.ts';
import { highestCheckout, isBogey } from '../turn/checkouts.ts';

type AimSituation = {
  /** Points left before this dart, from 2. */
  readonly rest: number;
  /** Darts in hand, this one included, 1 to 3. */
  readonly dartsLeft: number;
  /** Whether a double is still needed to open the leg. */
  readonly needsDoubleIn: boolean;
};

const openingDoubles: readonly ScoringBed[] = ['D20', 'D16', 'D8', 'D4', 'D2'];

/** A double that opens the leg and does not bust. */
const openingAim = (rest: number): ScoringBed =>
  openingDoubles.find((bed) => bedScore(bed) === rest || bedScore(bed) <= rest - 2) ?? 'D1';

const scoringTargets = ['20', '19', '18', '17'] as const;

/** Whether the next turn can finish this rest. */
const isFinish = (rest: number): boolean => rest <= highestCheckout && !isBogey(rest);

/**
 * The triple that scores most. With the last dart of a turn: a triple whose single also leaves a finish, if there is
 * one.
 */
const scoringAim = ({ rest, dartsLeft }: AimSituation): ScoringBed => {
  if (dartsLeft > 1) return 'T20';
  const number = scoringTargets.find((target) => isFinish(rest - Number(target))) ?? '20';
  return `T${number}`;
};

/**
 * The bed to aim at. If the darts in hand cannot finish the rest, the bot follows the shortest route that finishes in
 * the next turn (57 with one dart: single 17, which leaves double 20). At bogeys and above 170 it aims to score.
 */
export const aimAt = (situation: AimSituation): ScoringBed => {
  const { rest, dartsLeft, needsDoubleIn } = situation;
  if (needsDoubleIn) return openingAim(rest);
  const route = checkoutRoute(rest, dartsLeft) ?? checkoutRoute(rest, 2) ?? checkoutRoute(rest, 3);
  return route?.[0] ?? scoringAim(situation);
};
