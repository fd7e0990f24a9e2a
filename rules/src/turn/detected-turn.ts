// The turn at a detection board, dart by dart, up to three darts. A checkout is recorded at once, every other turn when
// the player has taken the darts out. A fourth dart, a dart after the end of the turn and a dart seen during the
// takeout are not counted, and the page says so. Darts may be corrected until the turn is recorded.
import type { PolarPoint } from '../board/geometry.ts';
import {
  bedOfDetected,
  bouncedDart,
  type DetectedDart,
  dartOfTurn,
  detectedDart,
  keptDart,
  movedDart,
  resetDart,
  type SeenDart,
} from './detected-dart.ts';
import type { ThrownDart } from './thrown-dart.ts';
import { dartsPerTurn, type TurnOfDarts, type TurnStart, turnOfDarts } from './turn-of-darts.ts';

/** Why a dart was not counted. */
export type IgnoredDart = 'fourth-dart' | 'after-end' | 'during-takeout';

export type DetectedTurn = {
  readonly darts: readonly DetectedDart[];
  /**
   * `open`: the board collects darts. `done`: the turn was recorded or given up, and its darts are still in the board.
   * `stale`: like `done`, but it is not known whether the darts are still in the board. `returned`: the turn was taken
   * back, and its darts are no longer in the board. After `stale` and `returned` the next dart begins a new turn.
   */
  readonly state: 'open' | 'done' | 'stale' | 'returned';
  readonly isTakeout: boolean;
  /** Whether the board holds darts that belong to no turn; no dart counts until they are taken out. */
  readonly isClearing: boolean;
  /** Why the latest dart was not counted; null if it was. */
  readonly ignored: IgnoredDart | null;
};

/** A turn to record, with its darts. */
export type RecordedDarts = TurnOfDarts & { readonly darts: readonly ThrownDart[] };

export type DetectedEvent =
  | { readonly kind: 'dart'; readonly dart: SeenDart }
  | { readonly kind: 'takeout-started' }
  | { readonly kind: 'takeout-finished' }
  | { readonly kind: 'phase'; readonly isTakeout: boolean }
  /** The connection to the board opens during this phase; what the board saw before is unknown. */
  | { readonly kind: 'connected'; readonly isTakeout: boolean }
  | { readonly kind: 'correct'; readonly index: number; readonly point: PolarPoint }
  | { readonly kind: 'bouncer'; readonly index: number }
  | { readonly kind: 'reset'; readonly index: number }
  /** The user ends the turn, or adds a dart that the board has not seen. */
  | { readonly kind: 'submit' }
  | { readonly kind: 'add'; readonly dart: SeenDart }
  /** The turn was entered in another way, so the darts in the board belong to no turn. */
  | { readonly kind: 'entered' }
  /** A turn was taken back; `darts` are its stored darts, if any. */
  | { readonly kind: 'undone'; readonly darts: readonly ThrownDart[] };

/** The result of an event: the turn after it, and the turn to record (null: nothing to record). */
type DetectedStep = { readonly turn: DetectedTurn; readonly record: RecordedDarts | null };

export const emptyDetectedTurn: DetectedTurn = {
  darts: [],
  state: 'open',
  isTakeout: false,
  isClearing: false,
  ignored: null,
};

/** The turn that the darts make so far; null if no player at this board is to throw. */
export const readDetected = (turn: DetectedTurn, start: TurnStart | null): TurnOfDarts | null =>
  start === null ? null : turnOfDarts(start, turn.darts.map(bedOfDetected));

const only = (turn: DetectedTurn): DetectedStep => ({ turn, record: null });

/** Whether the turn was recorded or given up. */
const isFinished = ({ state }: DetectedTurn): boolean => state === 'done' || state === 'stale';

/** Records the turn; the page shows its darts until they are taken out. */
const recorded = (turn: DetectedTurn, start: TurnStart | null): DetectedStep => {
  const made = readDetected(turn, start);
  if (made === null || isFinished(turn) || turn.darts.length === 0) return only(turn);
  const darts = turn.darts.slice(0, made.dartsCounted).map(keptDart);
  // Returned darts are not in the board.
  const after: DetectedTurn =
    turn.state === 'returned' ? { ...turn, darts: [], state: 'open' } : { ...turn, state: 'done' };
  return { turn: after, record: { ...made, darts } };
};

const whyIgnored = (turn: DetectedTurn, start: TurnStart | null): IgnoredDart | null => {
  if (turn.isTakeout) return 'during-takeout';
  if (turn.isClearing) return 'after-end';
  if (turn.darts.length >= dartsPerTurn) return 'fourth-dart';
  return isFinished(turn) || readDetected(turn, start)?.isOver === true ? 'after-end' : null;
};

const withDarts = (
  turn: DetectedTurn,
  darts: readonly DetectedDart[],
  start: TurnStart | null,
): DetectedStep => {
  const next: DetectedTurn = { ...turn, darts, ignored: null };
  return turn.state === 'open' && readDetected(next, start)?.isCheckout === true
    ? recorded(next, start)
    : only(next);
};

/** Index of the dart by the board's clock, so that a dart that is reported late gets its right place. */
const placeOf = ({ darts }: DetectedTurn, { timestamp }: SeenDart): number => {
  const later = darts.findIndex((dart) => dart.timestamp > timestamp);
  return later < 0 ? darts.length : later;
};

const takeDart = (turn: DetectedTurn, seen: SeenDart, start: TurnStart | null): DetectedStep => {
  if (turn.darts.some(({ id }) => id === seen.id)) return only(turn);
  const isFree = !turn.isTakeout && !turn.isClearing;
  const isNew = isFree && (turn.state === 'returned' || turn.state === 'stale');
  const base = isNew ? emptyDetectedTurn : turn;
  const place = placeOf(base, seen);
  const isLate = place < base.darts.length && base.darts.length < dartsPerTurn && base.state === 'open';
  const ignored = isLate && isFree ? null : whyIgnored(base, start);
  if (ignored !== null) return only({ ...base, ignored });
  return withDarts(base, base.darts.toSpliced(place, 0, detectedDart(seen)), start);
};

const changeDart = (
  turn: DetectedTurn,
  start: TurnStart | null,
  { index, change }: { readonly index: number; readonly change: (dart: DetectedDart) => DetectedDart },
): DetectedStep => {
  if (isFinished(turn)) return only(turn);
  const darts = turn.darts.map((dart, at) => (at === index ? change(dart) : dart));
  return withDarts(turn, darts, start);
};

/** The darts were taken out: records their turn and makes the board free for the next turn. */
const finishTakeout = (turn: DetectedTurn, start: TurnStart | null): DetectedStep => {
  if (turn.state === 'returned') return only({ ...turn, isTakeout: false, isClearing: false });
  return { turn: emptyDetectedTurn, record: recorded(turn, start).record };
};

/** Takes back a turn: it opens again while its darts are in the board; otherwise its stored darts return. */
const takeBack = (turn: DetectedTurn, darts: readonly ThrownDart[]): DetectedTurn => {
  if (isFinished(turn)) return { ...turn, state: 'open', ignored: null };
  return {
    ...emptyDetectedTurn,
    isTakeout: turn.isTakeout,
    isClearing: turn.isClearing || (turn.state === 'open' && turn.darts.length > 0),
    darts: darts.map((dart, index) => dartOfTurn(dart, `returned-${index}`)),
    state: darts.length === 0 ? 'open' : 'returned',
  };
};

/**
 * The turn after an event. `start` is where the turn of the player at this board begins; it is null while somebody else
 * throws. Darts thrown too early are kept for the player's turn, but dropped if they are taken out before it begins.
 */
export const stepDetectedTurn = (
  turn: DetectedTurn,
  event: DetectedEvent,
  start: TurnStart | null,
): DetectedStep => {
  switch (event.kind) {
    case 'dart':
      return takeDart(turn, event.dart, start);
    case 'add':
      return isFinished(turn) || readDetected(turn, start)?.isOver === true
        ? only(turn)
        : withDarts(
            turn,
            [...turn.darts, detectedDart({ ...event.dart, timestamp: turn.darts.at(-1)?.timestamp ?? 0 })],
            start,
          );
    case 'takeout-started':
      return only({ ...turn, isTakeout: true });
    case 'takeout-finished':
      return finishTakeout(turn, start);
    case 'phase':
      return only({ ...turn, isTakeout: event.isTakeout });
    case 'connected':
      return only({
        ...turn,
        isTakeout: event.isTakeout,
        state: turn.state === 'done' ? 'stale' : turn.state,
      });
    case 'correct':
      return changeDart(turn, start, { index: event.index, change: (dart) => movedDart(dart, event.point) });
    case 'bouncer':
      return changeDart(turn, start, { index: event.index, change: bouncedDart });
    case 'reset':
      return changeDart(turn, start, { index: event.index, change: resetDart });
    case 'submit':
      return recorded(turn, start);
    case 'entered':
      return only(turn.darts.length === 0 ? turn : { ...turn, state: 'done', ignored: null });
    case 'undone':
      return only(takeBack(turn, event.darts));
  }
};
