import { type Bed, bedFromCode } from '@neundarter/rules/board/bed';
import { doubleOuterRadiusMm, type PolarPoint } from '@neundarter/rules/board/geometry';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { landIn } from './landing.ts';

export const simulatedStatuses = [
  'Offline',
  'Calibrating',
  'Initializing',
  'Updating',
  'Ready',
  'Error',
] as const;
export type SimulatedStatus = (typeof simulatedStatuses)[number];
type SimulatedPhase = 'Throw' | 'Takeout';
type SimulatedHit = 'Normal' | 'Miss' | 'Bouncer';

/** A dart as in section 3: where the board saw it, and a correction if somebody made one. */
export type SimulatedDart = {
  readonly id: string;
  readonly r: number;
  readonly theta: number;
  readonly hitType: SimulatedHit;
  readonly color: string;
  readonly confidence: number;
  readonly timestamp: number;
  readonly originalR: number;
  readonly originalTheta: number;
  readonly originalHitType: SimulatedHit;
};

/** Target of a dart: a bed, `B` for a bouncer, or a point. */
export type Target = Bed | 'B' | PolarPoint;

export type Happening =
  | { readonly kind: 'status' }
  | { readonly kind: 'dart'; readonly dart: SimulatedDart }
  | { readonly kind: 'takeout-started' }
  | { readonly kind: 'takeout-finished'; readonly at: number };

/** Reads `T20`, `25`, `bull`, `M`, `B`; null for anything else. */
export const targetOf = (code: string): Bed | 'B' | null => {
  const text = code.trim().toUpperCase();
  if (text === 'B') return 'B';
  if (text === '25') return 'SB';
  if (text === 'BULL') return 'DB';
  return bedFromCode(/^\d+$/.test(text) ? `S${text}` : text);
};

const darkWire = 'black';
const leastConfidence = 0.9;

/** The state and the events of a simulated board, independent of the protocol. */
export class SimulatedBoard {
  readonly #chance: Chance;
  readonly #noiseMm: number;
  readonly #now: () => number;
  readonly #listeners = new Set<(happening: Happening) => void>();
  status: SimulatedStatus = 'Ready';
  phase: SimulatedPhase = 'Throw';
  /** Darts on the board now. */
  darts: readonly SimulatedDart[] = [];
  /** All darts since the start, by id; their pictures stay available. */
  readonly thrown = new Map<string, SimulatedDart>();
  #lastTime = 0;
  /** Events to report after the next event. */
  #late: Happening[] = [];
  #isNextLate = false;

  constructor(parts: { readonly chance: Chance; readonly noiseMm: number; readonly now: () => number }) {
    this.#chance = parts.chance;
    this.#noiseMm = parts.noiseMm;
    this.#now = parts.now;
  }

  listen(listener: (happening: Happening) => void): void {
    this.#listeners.add(listener);
  }

  throwDart(target: Target): SimulatedDart {
    const dart = this.#dartAt(target);
    this.darts = [...this.darts, dart];
    this.thrown.set(dart.id, dart);
    this.#happens({ kind: 'dart', dart });
    return dart;
  }

  /** Delays the report of the next dart until after the event that follows it. */
  delayNext(): void {
    this.#isNextLate = true;
  }

  /** Reports all delayed events. */
  tellLate(): void {
    for (const happening of this.#late.splice(0)) this.#tell(happening);
  }

  setStatus(status: SimulatedStatus): void {
    this.status = status;
    this.#happens({ kind: 'status' });
  }

  startTakeout(): void {
    this.phase = 'Takeout';
    this.#happens({ kind: 'takeout-started' });
  }

  finishTakeout(): void {
    this.phase = 'Throw';
    this.darts = [];
    this.#happens({ kind: 'takeout-finished', at: this.#time() });
  }

  /** Reports a takeout that took no darts. */
  breakOffTakeout(): void {
    this.phase = 'Throw';
    this.#happens({ kind: 'status' });
  }

  #happens(happening: Happening): void {
    if (happening.kind === 'dart' && this.#isNextLate) {
      this.#isNextLate = false;
      this.#late.push(happening);
      return;
    }
    this.#tell(happening);
    this.tellLate();
  }

  #tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }

  #dartAt(target: Target): SimulatedDart {
    const isPoint = typeof target === 'object';
    const point = isPoint ? target : landIn(target === 'B' ? 'S20' : target, this.#noiseMm, this.#chance);
    const isOutside = point.rMm > doubleOuterRadiusMm;
    const hitType = target === 'B' ? 'Bouncer' : isOutside ? 'Miss' : 'Normal';
    const timestamp = this.#time();
    return {
      id: `${timestamp.toString(36)}-${this.thrown.size + 1}`,
      r: point.rMm,
      theta: point.thetaDeg,
      hitType,
      color: darkWire,
      confidence: leastConfidence + this.#chance() * (1 - leastConfidence),
      timestamp,
      originalR: point.rMm,
      originalTheta: point.thetaDeg,
      originalHitType: hitType,
    };
  }

  /** Current time of the board, in ms since 1970; never the same value twice. */
  #time(): number {
    this.#lastTime = Math.max(this.#now(), this.#lastTime + 1);
    return this.#lastTime;
  }
}
