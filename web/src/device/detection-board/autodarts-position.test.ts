import { type Bed, scoringBeds } from '@neundarter/rules/board/bed';
import { bedAt, bedCentre, toCartesian } from '@neundarter/rules/board/geometry';
import { describe, expect, it } from 'vitest';
import { bedOfSegment, positionOfThrow } from './autodarts-position.ts';

const factors = { S: 1, D: 2, T: 3 } as const;

/** A segment in the format of the board manager. */
const segmentOf = (bed: Bed) => {
  if (bed === 'M') return { name: 'M7', number: 7, bed: 'Outside', multiplier: 0 };
  if (bed === 'DB') return { name: 'Bull', number: 25, bed: 'Double', multiplier: 2 };
  if (bed === 'SB') return { name: '25', number: 25, bed: 'Single', multiplier: 1 };
  const multiplier = factors[bed.charAt(0) as keyof typeof factors];
  return { name: bed, number: Number(bed.slice(1)), bed: 'SingleOuter', multiplier };
};

const coordsOf = (bed: Exclude<Bed, 'M'>) => {
  const { xMm, yMm } = toCartesian(bedCentre(bed));
  return { x: xMm / 170, y: yMm / 170 };
};

describe('the position of an Autodarts throw', () => {
  it.each(scoringBeds)('is in %s if segment and coordinates agree', (bed) => {
    const position = positionOfThrow({ segment: segmentOf(bed), coords: coordsOf(bed) });
    expect(position && bedAt(position)).toBe(bed);
    expect(position?.rMm).toBeCloseTo(bedCentre(bed).rMm, 6);
  });

  it('is measured in board radii, x to the right, y up', () => {
    const segment = { name: 'D6', number: 6, bed: 'Double', multiplier: 2 };
    const position = positionOfThrow({ segment, coords: { x: 0.97, y: 0 } });
    expect(position?.rMm).toBeCloseTo(164.9, 6);
    expect(position?.thetaDeg).toBeCloseTo(90, 6);
  });

  it('is moved slightly into the bed of the segment if the coordinates are beyond the wire', () => {
    // By its coordinates slightly outside the triple.
    const position = positionOfThrow({ segment: segmentOf('T20'), coords: { x: 0, y: 107.4 / 170 } });
    expect(position && bedAt(position)).toBe('T20');
    expect(position?.rMm).toBeGreaterThan(106);
    expect(position?.rMm).toBeLessThanOrEqual(107);
  });

  it('keeps a distance to the wire, so that rounding does not change the bed', () => {
    const position = positionOfThrow({ segment: segmentOf('T20'), coords: { x: 0, y: 106.99 / 170 } });
    expect(position?.rMm).toBeLessThan(106.9);
    expect(position?.rMm).toBeGreaterThan(106);
  });

  it.each([...scoringBeds, 'M'] as const)('is the middle of %s without coordinates', (bed) => {
    const position = positionOfThrow({ segment: segmentOf(bed) });
    expect(position && bedAt(position)).toBe(bed);
  });

  it('is outside for a miss that was measured on the board', () => {
    const position = positionOfThrow({ segment: segmentOf('M'), coords: { x: 0, y: 0.99 } });
    expect(position && bedAt(position)).toBe('M');
  });

  it('is that of the coordinates without a segment', () => {
    expect(positionOfThrow({ coords: { x: 0, y: 0.5 } })).toMatchObject({ rMm: 85, thetaDeg: 0 });
    expect(positionOfThrow({ segment: { name: 'T19' } })?.rMm).toBe(102);
    expect(positionOfThrow({ segment: { name: '?' } })).toBeNull();
  });

  it('reads both spellings of a single bull', () => {
    expect(bedOfSegment({ name: '25', number: 25, bed: 'OuterBull', multiplier: 1 })).toBe('SB');
    expect(bedOfSegment({ name: 'Bull', number: 25, bed: 'Double', multiplier: 2 })).toBe('DB');
  });
});
