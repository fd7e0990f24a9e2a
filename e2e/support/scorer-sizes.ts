/** A screen size that the scorer has to support, with minimum sizes of its parts. */
export type ScorerSize = {
  readonly width: number;
  readonly height: number;
  /** Smallest key of the pad. px */
  readonly key: { readonly width: number; readonly height: number };
  /** Smallest height of the digits, if the design defines one. px */
  readonly digits?: number;
};

const phoneKey = { width: 56, height: 48 };
const tabletKey = { width: 90, height: 90 };
export const scorerSizes: readonly ScorerSize[] = [
  { width: 320, height: 640, key: phoneKey },
  { width: 360, height: 740, key: phoneKey },
  { width: 390, height: 844, key: phoneKey, digits: 84 },
  { width: 844, height: 390, key: phoneKey },
  { width: 820, height: 1180, key: tabletKey, digits: 72 },
  { width: 1180, height: 820, key: tabletKey, digits: 72 },
  { width: 1920, height: 1080, key: tabletKey, digits: 72 },
];
