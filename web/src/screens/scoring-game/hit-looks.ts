import type { Tone } from '../../parts/charts/legend.tsx';

/** How a kind shows its results in charts, and their keys. */
export type HitLooks<HitType extends string = string> = {
  /** The tone of its bars; they also differ in height, so that colour is never necessary. */
  toneOf(hitType: HitType): Tone;
  /** Height of its bar in the darts in order, 0 to 1. */
  levelOf(hitType: HitType): number;
  /** How many darts the strip of darts in order has room for; a game that may be over long before needs fewer than `max`. */
  placesFor(thrown: number, max: number): number;
  /** Its keys of the keyboard, in lower case; none of those that all games use: u, backspace, delete, ?. */
  keysOf(hitType: HitType): readonly string[];
};
