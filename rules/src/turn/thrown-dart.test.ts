import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedAt, bedCentre } from '../board/geometry.ts';
import { dartsMakeTurn, type ThrownDart, thrownDart } from './thrown-dart.ts';

const start = { before: 501, isIn: true };
const t20: ThrownDart = { bed: 'T20', ...bedCentre('T20') };
const turn = { score: 180, dartsThrown: 3, attemptsOnDouble: 0 };

describe('thrownDart', () => {
  it('has a rounded point in the same bed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 180, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (rMm, thetaDeg) => {
          const bed = bedAt({ rMm, thetaDeg });
          const kept = thrownDart({ bed, rMm, thetaDeg });
          expect(kept.bed).toBe(bed);
          if (bed !== 'M') expect(bedAt(kept)).toBe(bed);
          expect(Math.abs(kept.rMm - rMm)).toBeLessThanOrEqual(0.0051);
        },
      ),
    );
  });

  it('rounds an angle of almost 360 to 0', () => {
    expect(thrownDart({ bed: 'T20', rMm: 102, thetaDeg: 359.999 })).toEqual({
      bed: 'T20',
      rMm: 102,
      thetaDeg: 0,
    });
  });
});

describe('dartsMakeTurn', () => {
  it.each<[string, readonly ThrownDart[], typeof turn]>([
    ['all three', [t20, t20, t20], turn],
    ['one dart, if the others missed', [t20], { ...turn, score: 60 }],
    ['a bouncer at a scoring point', [t20, { ...t20, bed: 'M' }], { ...turn, score: 60 }],
  ])('takes %s', (_, darts, of) => {
    expect(dartsMakeTurn(darts, start, of)).toBe(true);
  });

  it.each<[string, readonly ThrownDart[], typeof turn]>([
    ['none', [], { ...turn, score: 0 }],
    ['four', [t20, t20, t20, t20], turn],
    ['another score', [t20, t20, t20], { ...turn, score: 140 }],
    ['another number of darts', [t20], { ...turn, score: 60, dartsThrown: 1 }],
    ['an attempt that was not one', [t20], { ...turn, score: 60, attemptsOnDouble: 1 }],
    ['a bed that is not at the point', [{ ...t20, bed: 'T19' }], { ...turn, score: 57 }],
    ['a point too far away', [{ bed: 'M', rMm: 1000.1, thetaDeg: 0 }], { ...turn, score: 0 }],
    ['a negative radius', [{ bed: 'M', rMm: -1, thetaDeg: 0 }], { ...turn, score: 0 }],
    ['an angle of a full turn', [{ ...t20, thetaDeg: 360 }], { ...turn, score: 60 }],
    ['a radius that is not a number', [{ ...t20, rMm: Number.NaN }], { ...turn, score: 60 }],
  ])('refuses %s', (_, darts, of) => {
    expect(dartsMakeTurn(darts, start, of)).toBe(false);
  });

  it('refuses darts after the end of the turn', () => {
    const d20: ThrownDart = { bed: 'D20', ...bedCentre('D20') };
    const checkout = { score: 40, dartsThrown: 1, attemptsOnDouble: 1 };
    expect(dartsMakeTurn([d20], { before: 40, isIn: true }, checkout)).toBe(true);
    expect(dartsMakeTurn([d20, t20], { before: 40, isIn: true }, checkout)).toBe(false);
  });
});
