// A game of the practice room, of any kind. The released word for it is "scoring game", because "Scoring 20" was the
// first kind. Specification: practice room, scoring game.
import type { ConfigOf, HitTypeOf, PracticeKindName } from './practice-kinds.ts';

export const scoringGameStatuses = ['running', 'finished'] as const;
export type ScoringGameStatus = (typeof scoringGameStatuses)[number];

const scoringGameErrors = [
  'error.scoring-game.finished',
  'error.scoring-game.no-throw-to-undo',
  'error.scoring-game.out-of-sync',
  'error.invalid-request',
] as const;
export type ScoringGameError = (typeof scoringGameErrors)[number];

/** One dart; in a practice game a throw is a single dart, as in the specification. */
export type Hit<Name extends PracticeKindName = PracticeKindName> = {
  readonly id: string;
  readonly hitType: HitTypeOf<Name>;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
};

/** A practice game without its player: the rules are the same for everybody. */
export type ScoringGame<Name extends PracticeKindName = PracticeKindName> = {
  readonly id: string;
  readonly kind: Name;
  readonly status: ScoringGameStatus;
  readonly config: ConfigOf<Name>;
  /** Milliseconds since 1970. */
  readonly startDateTime: number;
  /** Time of the last dart in milliseconds since 1970; null while the game runs. */
  readonly finishedAt: number | null;
  /** Oldest first. */
  readonly throws: readonly Hit<Name>[];
};
