import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoringBeds } from './bed.ts';
import { bedAt, bedCentre, normalizeDegrees, toCartesian, toPolar } from './geometry.ts';

describe('bedAt', () => {
  it.each([
    ['the very centre', 0, 0, 'DB'],
    ['the border of the bull', 6.35, 77, 'DB'],
    ['just outside the bull', 6.36, 77, 'SB'],
    ['the border of the ring around it', 15.9, 200, 'SB'],
    ['the small single', 15.91, 0, 'S20'],
    ['below the triple', 96.9, 0, 'S20'],
    ['inner wire of the triple', 97, 0, 'T20'],
    ['outer wire of the triple', 107, 0, 'T20'],
    ['above the triple', 107.1, 0, 'S20'],
    ['below the double', 159.9, 0, 'S20'],
    ['inner wire of the double', 160, 0, 'D20'],
    ['outer edge', 170, 0, 'D20'],
    ['outside', 170.01, 0, 'M'],
    ['right', 165, 90, 'D6'],
    ['bottom', 102, 180, 'T3'],
    ['left', 120, 270, 'S11'],
    ['a negative angle', 120, -90, 'S11'],
    ['an angle above 360', 120, 360 + 18, 'S1'],
    ['last of the 20', 120, 8.9, 'S20'],
    ['first of the 1', 120, 9, 'S1'],
    ['last of the 5', 120, -9.1, 'S5'],
    ['first of the 20', 120, -9, 'S20'],
    ['a radius that is not a number', Number.NaN, 0, 'M'],
    ['an angle that is not a number', 120, Number.NaN, 'M'],
    ['an infinite angle', 120, Number.POSITIVE_INFINITY, 'M'],
    ['a negative radius', -1, 0, 'M'],
  ])('%s: %d mm, %d degrees is %s', (...[, rMm, thetaDeg, bed]) => {
    expect(bedAt({ rMm, thetaDeg })).toBe(bed);
  });

  it('finds every bed at its own centre', () => {
    for (const bed of scoringBeds) expect(bedAt(bedCentre(bed))).toBe(bed);
  });

  it('gives every number a twentieth of the board', () => {
    const found = new Map<string, number>();
    for (let tenth = 0; tenth < 3600; tenth += 1) {
      const bed = bedAt({ rMm: 165, thetaDeg: tenth / 10 });
      found.set(bed, (found.get(bed) ?? 0) + 1);
    }
    expect(found.size).toBe(20);
    expect([...found.values()].every((count) => count === 180)).toBe(true);
  });
});

describe('coordinates', () => {
  it('have the 20 at the top and the 6 on the right', () => {
    const up = toCartesian({ rMm: 100, thetaDeg: 0 });
    expect([up.xMm, up.yMm]).toEqual([0, 100]);
    const right = toCartesian({ rMm: 100, thetaDeg: 90 });
    expect(right.xMm).toBeCloseTo(100);
    expect(right.yMm).toBeCloseTo(0);
  });

  it('give the same point after a conversion to millimetres and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 300, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (rMm, thetaDeg) => {
          const back = toPolar(toCartesian({ rMm, thetaDeg }));
          expect(back.rMm).toBeCloseTo(rMm, 6);
          const apart = Math.abs(back.thetaDeg - normalizeDegrees(thetaDeg));
          expect(Math.min(apart, 360 - apart)).toBeLessThan(0.000001);
        },
      ),
    );
  });

  it('keep angles from 0 to below 360', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (degrees) => {
        const turned = normalizeDegrees(degrees);
        return turned >= 0 && turned < 360;
      }),
    );
  });
});
