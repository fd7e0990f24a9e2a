import { pointsOfHit } from '@neundarter/rules/practice/standing';
import type { HitType } from '@neundarter/rules/practice/types';
import type { Tone } from '../../parts/charts/legend.tsx';

/** The tone of each hit; bars also differ in height, so that colour is never necessary. */
export const toneOfHit: Readonly<Record<HitType, Tone>> = {
  triple: 'gold',
  double: 'plain',
  single: 'soft',
  miss: 'lost',
};

/** Height of a hit's bar, 0 to 1. */
export const levelOfHit = (hitType: HitType): number => pointsOfHit(hitType) / pointsOfHit('triple');
