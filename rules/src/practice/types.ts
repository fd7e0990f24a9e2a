// The scoring game of the practice room, "Scoring 20": 100 darts at one number. A single scores one point, a double
// two, a triple three. Specification: practice room, scoring game.

/** Results of a dart at the target, best first. */
export const hitTypes = ['triple', 'double', 'single', 'miss'] as const;
export type HitType = (typeof hitTypes)[number];

export const scoringGameStatuses = ['running', 'finished'] as const;
export type ScoringGameStatus = (typeof scoringGameStatuses)[number];

export const scoringGameErrors = [
  'error.scoring-game.finished',
  'error.scoring-game.no-throw-to-undo',
  'error.scoring-game.out-of-sync',
] as const;
export type ScoringGameError = (typeof scoringGameErrors)[number];

export type ScoringGameConfig = {
  /** Number of darts in a game. */
  readonly maxNoOfThrows: number;
  /** The number to aim at. */
  readonly targetScore: number;
};

/** Specification: 100 throws, target score 20. */
export const scoringTwenty: ScoringGameConfig = { maxNoOfThrows: 100, targetScore: 20 };

/** One dart; in this game a throw is a single dart, as in the specification. */
export type Hit = {
  readonly id: string;
  readonly hitType: HitType;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
};

/** A scoring game without its player: the rules are the same for everybody. */
export type ScoringGame = {
  readonly id: string;
  readonly status: ScoringGameStatus;
  readonly config: ScoringGameConfig;
  /** Milliseconds since 1970. */
  readonly startDateTime: number;
  /** Time of the last dart in milliseconds since 1970; null while the game runs. */
  readonly finishedAt: number | null;
  /** Oldest first. */
  readonly throws: readonly Hit[];
};

/** How often each kind of hit was thrown. */
export type HitCounts = { readonly [hitType in HitType]: number };
