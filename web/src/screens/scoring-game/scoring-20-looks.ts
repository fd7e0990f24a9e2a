import { pointsOfHit, type Scoring20Hit } from '@neundarter/rules/practice/kinds/scoring-20';
import type { Tone } from '../../parts/charts/legend.tsx';
import type { HitLooks } from './hit-looks.ts';

const tones: Readonly<Record<Scoring20Hit, Tone>> = {
  triple: 'gold',
  double: 'plain',
  single: 'soft',
  miss: 'lost',
};

/** Specification: practice room, keys. */
const keys: Readonly<Record<Scoring20Hit, readonly string[]>> = {
  triple: ['t', '3'],
  double: ['d', '2'],
  single: ['s', '1'],
  miss: ['m', '0'],
};

export const scoring20Looks: HitLooks<Scoring20Hit> = {
  toneOf: (hitType) => tones[hitType],
  levelOf: (hitType) => pointsOfHit(hitType) / pointsOfHit('triple'),
  placesFor: (_, max) => max,
  keysOf: (hitType) => keys[hitType],
};
