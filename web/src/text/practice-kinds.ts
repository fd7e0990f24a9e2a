import type { HitType, HitTypeOf, PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import type { PracticeKindText } from './practice-kind-text.ts';
import { scoring20Text } from './scoring-20.ts';

const texts: { readonly [Name in PracticeKindName]: PracticeKindText<HitTypeOf<Name>> } = {
  'scoring-20': scoring20Text,
};

/** The German of a kind of practice game. */
export const textOfKind = (kind: PracticeKindName): PracticeKindText<HitType> => texts[kind];
