/** Width and height of a picture in its own pixels. */
type Size = { readonly width: number; readonly height: number };

/** The square to keep of a picture: its centre in pixels of the picture, and its zoom (1 to 5). */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

/** A point in the shown square; 0 to 1, from its upper left corner. */
export type Place = { readonly x: number; readonly y: number };

export const zoomRange = { min: 1, max: 5, step: 0.05 } as const;

/** The largest square in the middle of the picture. */
export const startCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Edge of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Drags the picture by a share of the shown square: 1 to the right shows the area one square to the left. */
export function drag(size: Size, crop: Crop, by: Place): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side });
}

/** Zooms; the point of the picture shown at `at` stays there. */
export function zoomTo(
  size: Size,
  crop: Crop,
  { zoom, at }: { readonly zoom: number; readonly at: Place },
): Crop {
  const next = { ...crop, zoom: clamp(zoom, zoomRange.min, zoomRange.max) };
  const shift = sideOf(size, crop) - sideOf(size, next);
  return within(size, { ...next, x: crop.x + (at.x - 0.5) * shift, y: crop.y + (at.y - 0.5) * shift });
}

/** Follows the fingers: every finger drags; two fingers also zoom around the point between them. */
export function followFingers(
  size: Size,
  crop: Crop,
  { before, after }: { readonly before: readonly Place[]; readonly after: readonly Place[] },
): Crop {
  const [from, to] = [middleOf(before), middleOf(after)];
  const dragged = drag(size, crop, { x: to.x - from.x, y: to.y - from.y });
  const spread = spreadOf(before);
  return spread === 0
    ? dragged
    : zoomTo(size, dragged, { zoom: crop.zoom * (spreadOf(after) / spread), at: to });
}

const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

/** Distance between the first two fingers; 0 for one finger. */
function spreadOf([first, second]: readonly Place[]): number {
  return first === undefined || second === undefined ? 0 : Math.hypot(first.x - second.x, first.y - second.y);
}

/** Keeps the square within the picture. */
function within({ width, height }: Size, crop: Crop): Crop {
  const half = sideOf({ width, height }, crop) / 2;
  return { ...crop, x: clamp(crop.x, half, width - half), y: clamp(crop.y, half, height - half) };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
