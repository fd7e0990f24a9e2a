import type { HitType, HitTypeOf, PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import type { HitLooks } from './hit-looks.ts';
import { scoring20Looks } from './scoring-20-looks.ts';

const looks: { readonly [Name in PracticeKindName]: HitLooks<HitTypeOf<Name>> } = {
  'scoring-20': scoring20Looks,
};

/** How a kind shows its results. */
export const looksOf = (kind: PracticeKindName): HitLooks<HitType> => looks[kind];
