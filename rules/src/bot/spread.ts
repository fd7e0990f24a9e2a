// How far from its aim point a dart lands: normally distributed, equal in all directions (bots, section 9).
import { isDouble, type ScoringBed } from '../board/bed.ts';
import { bedCentre, type PolarPoint, toCartesian, toPolar } from '../board/geometry.ts';
import type { Chance } from '../board/seeded-chance.ts';

/** Standard deviations in millimetres, along each axis. */
export type Spread = { readonly normalMm: number; readonly doubleMm: number };

/** The spreads of level 1 and level 11, from section 9. The spread at doubles is always a little wider. */
const widest: Spread = { normalMm: 38, doubleMm: 40 };
const narrowest: Spread = { normalMm: 5.5, doubleMm: 6.8 };
const highestLevel = 11;

/**
 * Neighbouring levels have equal ratios: with equal steps in mm, levels 1 to 6 would lie within 20 points of average.
 */
const interpolate = (level: number, ends: { readonly from: number; readonly to: number }): number =>
  ends.from * (ends.to / ends.from) ** ((level - 1) / (highestLevel - 1));

/** The spread of a level, 1 to 11. Bots have whole levels; a fraction describes a skill between two bots. */
export const spreadOf = (level: number): Spread => ({
  normalMm: interpolate(level, { from: widest.normalMm, to: narrowest.normalMm }),
  doubleMm: interpolate(level, { from: widest.doubleMm, to: narrowest.doubleMm }),
});

/** Two independent standard normal values (Box and Muller); calls `chance` twice. */
const normalPair = (chance: Chance): readonly [number, number] => {
  const radius = Math.sqrt(-2 * Math.log(1 - chance()));
  const angle = 2 * Math.PI * chance();
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Where a dart aimed at the middle of a bed lands; the double bull counts as a double. */
export const landingPoint = (target: ScoringBed, spread: Spread, chance: Chance): PolarPoint => {
  const deviationMm = isDouble(target) ? spread.doubleMm : spread.normalMm;
  const aim = toCartesian(bedCentre(target));
  const [right, up] = normalPair(chance);
  return toPolar({ xMm: aim.xMm + deviationMm * right, yMm: aim.yMm + deviationMm * up });
};
