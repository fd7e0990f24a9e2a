import type { AnswerOf } from '@neundarter/contract/route';
import type { resultRoutes } from '@neundarter/contract/routes/results';
import type { PartyIndex, PerParty } from '@neundarter/rules/match/types';

/** A match of an event as the dialogs about its result need it. */
export type ResultMatch = {
  readonly matchId: string;
  readonly names: PerParty<string>;
  /** The party that has won; null for nobody, and before the end. */
  readonly winner: PartyIndex | null;
  /** Whether it has begun and is not over. */
  readonly isOnTheWay: boolean;
};

/** A match that would be reset if the end of another one were taken back. */
export type Dependent = AnswerOf<(typeof resultRoutes)['readDependents']>[number];

/** A match that a sentence is about; its status only where it is newer than what the page knows. */
export type NumberedMatch = Pick<Dependent, 'matchId' | 'number'> & Partial<Pick<Dependent, 'status'>>;

/** A sentence about such a match; kinds of events without them leave it out. */
export type SentenceOf = (match: NumberedMatch) => string;
