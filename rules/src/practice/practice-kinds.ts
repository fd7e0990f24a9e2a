// All kinds of practice games. The key is the name of the kind on the wire, in databases and in queues of devices, so a
// released key never changes. What belongs to a kind is listed in CONTRIBUTING.md, "A practice game".

import type { PracticeKind } from './kinds/practice-kind.ts';
import { scoring20 } from './kinds/scoring-20.ts';

const kinds = { 'scoring-20': scoring20 } as const;

export type PracticeKindName = keyof typeof kinds;

/** Results of a dart in games of a kind. */
export type HitTypeOf<Name extends PracticeKindName> = (typeof kinds)[Name]['hitTypes'][number];

/** Configuration of games of a kind. */
export type ConfigOf<Name extends PracticeKindName> = (typeof kinds)[Name]['config'];

/** Results of a dart in any kind of game. */
export type HitType = HitTypeOf<PracticeKindName>;

export const practiceKindNames = Object.keys(kinds) as readonly PracticeKindName[];

/** The rules of a kind. */
export const kindNamed = (name: PracticeKindName): PracticeKind<HitType, ConfigOf<PracticeKindName>> =>
  kinds[name];

/** All results of darts, each once. */
export const hitTypes: readonly HitType[] = [
  ...new Set(practiceKindNames.flatMap((name) => kindNamed(name).hitTypes)),
];

/** The kind of a game or query that names none: at first there was only this one. */
export const unnamedKind: PracticeKindName = 'scoring-20';

/** A place that may name a kind: a game on the wire, a query, a command of a queue. */
export type MayNameKind = { readonly kind?: PracticeKindName };

/** The kind that is named, or the one that needs no name. */
export const kindIn = ({ kind = unnamedKind }: MayNameKind): PracticeKindName => kind;

/** Names a kind as released versions expect it: `unnamedKind` without a name. */
export const naming = (kind: PracticeKindName): MayNameKind => (kind === unnamedKind ? {} : { kind });

/** Whether this version knows the kind; a newer version may have stored a game of another one. */
export const isKnownKind = (name: string): name is PracticeKindName =>
  practiceKindNames.some((known) => known === name);
