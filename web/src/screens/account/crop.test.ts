import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, drag, followFingers, sideOf, startCrop, zoomRange, zoomTo } from './crop.ts';

const wide = { width: 1000, height: 400 };
const middle = { x: 0.5, y: 0.5 };

/** Edges of the kept square, in pixels of the picture. */
const edgesOf = (crop: Crop, size = wide) => {
  const half = sideOf(size, crop) / 2;
  return { left: crop.x - half, right: crop.x + half, top: crop.y - half, bottom: crop.y + half };
};

describe('the cropped square', () => {
  it('starts as the largest one in the middle', () => {
    expect(edgesOf(startCrop(wide))).toEqual({ left: 300, right: 700, top: 0, bottom: 400 });
  });

  it('moves in the opposite direction of the finger, by the same distance on the screen', () => {
    expect(edgesOf(drag(wide, startCrop(wide), { x: 0.25, y: 0 })).left).toBe(200);
    const zoomed = zoomTo(wide, startCrop(wide), { zoom: 2, at: middle });
    expect(drag(wide, zoomed, { x: 0, y: -0.5 }).y).toBe(300);
  });

  it('zooms around a fixed place', () => {
    const corner = { x: 0, y: 0 };
    const zoomed = zoomTo(wide, startCrop(wide), { zoom: 2, at: corner });
    expect(edgesOf(zoomed)).toEqual({ left: 300, right: 500, top: 0, bottom: 200 });
    expect(edgesOf(zoomTo(wide, startCrop(wide), { zoom: 4, at: middle }))).toEqual({
      left: 450,
      right: 550,
      top: 150,
      bottom: 250,
    });
  });

  it('follows one finger, and two fingers that spread', () => {
    const one = followFingers(wide, startCrop(wide), { before: [middle], after: [{ x: 0.75, y: 0.5 }] });
    expect(one).toEqual(drag(wide, startCrop(wide), { x: 0.25, y: 0 }));
    const two = followFingers(wide, startCrop(wide), {
      before: [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      after: [
        { x: 0.3, y: 0.5 },
        { x: 0.7, y: 0.5 },
      ],
    });
    expect(two.zoom).toBeCloseTo(2);
    expect(two.x).toBeCloseTo(500);
  });

  it('never leaves the picture', () => {
    const part = fc.double({ min: -3, max: 3, noNaN: true });
    const place = fc.record({ x: part, y: part });
    const step = fc.oneof(
      place.map((by) => ({ by })),
      fc.record({ zoom: fc.double({ min: 0.01, max: 50, noNaN: true }), at: place }),
    );
    const size = fc.record({
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.integer({ min: 1, max: 8000 }),
    });
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 30 }), (picture, steps) => {
        const last = steps.reduce<Crop>(
          (crop, one) => ('by' in one ? drag(picture, crop, one.by) : zoomTo(picture, crop, one)),
          startCrop(picture),
        );
        const { left, right, top, bottom } = edgesOf(last, picture);
        const slack = 1e-6;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
        expect(right).toBeLessThanOrEqual(picture.width + slack);
        expect(bottom).toBeLessThanOrEqual(picture.height + slack);
        expect(last.zoom).toBeGreaterThanOrEqual(zoomRange.min);
        expect(last.zoom).toBeLessThanOrEqual(zoomRange.max);
      }),
    );
  });
});
