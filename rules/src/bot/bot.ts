// A bot's turn (bots, section 9): up to three darts; the bot aims each one after seeing the one before. The turn is
// always legal: a bust is 0 points with three darts, and attempts on a double follow from the rest before each dart.
import type { Bed, ScoringBed } from '../board/bed.ts';
import { bedAt, type PolarPoint } from '../board/geometry.ts';
import type { Chance } from '../board/seeded-chance.ts';
import type { CheckInMode } from '../turn/check-in-mode.ts';
import { type DartStep, stepDart, worthOf } from '../turn/dart-step.ts';
import { aimAt } from './aim.ts';
import { landingPoint, type Spread, spreadOf } from './spread.ts';

export type BotDart = PolarPoint & {
  /** The bed where the dart landed. */
  readonly bed: Bed;
  /** The bed that the bot aimed at. */
  readonly target: ScoringBed;
};

type BotTurn = {
  /** The darts in order; fewer than three after a checkout or a bust. */
  readonly darts: readonly BotDart[];
  /** Points to record; 0 after a bust. */
  readonly score: number;
  /** Darts to record; 3 after a bust. */
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  readonly isBust: boolean;
};

export type BotSituation = {
  /** Points left before the turn, from 2. */
  readonly before: number;
  /** Whether the bot has scored in this leg; read only with double-in. */
  readonly isIn: boolean;
  readonly checkInMode: CheckInMode;
  /** 1 to 11, see `spreadOf`. */
  readonly level: number;
  readonly chance: Chance;
};

type TurnSoFar = DartStep & { readonly darts: readonly BotDart[] };

const throwDart = (turn: TurnSoFar, spread: Spread, chance: Chance): TurnSoFar => {
  const dartsLeft = 3 - turn.darts.length;
  const target = aimAt({ rest: turn.rest, dartsLeft, needsDoubleIn: !turn.isIn });
  const point = landingPoint(target, spread, chance);
  const bed = bedAt(point);
  return { ...stepDart(turn, worthOf(bed)), darts: [...turn.darts, { ...point, bed, target }] };
};

/** Throws one turn; calls `chance` twice per dart. */
export const throwBotTurn = ({ before, isIn, checkInMode, level, chance }: BotSituation): BotTurn => {
  const spread = spreadOf(level);
  const scores = isIn || checkInMode === 'single-in';
  let turn: TurnSoFar = { darts: [], rest: before, isIn: scores, attempts: 0, end: 'open' };
  while (turn.end === 'open' && turn.darts.length < 3) turn = throwDart(turn, spread, chance);
  const isBust = turn.end === 'bust';
  return {
    darts: turn.darts,
    score: isBust ? 0 : before - turn.rest,
    dartsThrown: isBust ? 3 : turn.darts.length,
    attemptsOnDouble: turn.attempts,
    isBust,
  };
};
