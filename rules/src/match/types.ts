// A match and its parts. Server and browser exchange these shapes unchanged; the contract's schemas describe them.
// Everything here is a plain readonly value; the functions in this folder return new values.
import type { Bed } from '../board/bed.ts';
import type { CheckInMode } from '../turn/check-in-mode.ts';
import type { ThrownDart } from '../turn/thrown-dart.ts';

/** Which of the two parties: 0 is home, 1 is away. */
export type PartyIndex = 0 | 1;

/** Two values, one per party: `[home, away]`. */
export type PerParty<Value> = readonly [Value, Value];

/** Who won a leg, set or match; `draw` only if the mode allows it. */
export type Winner = PartyIndex | 'draw';

/** Skill levels of the simulated opponents, 1 (beginner) to 11 (professional). */
export const botLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type BotLevel = (typeof botLevels)[number];

/** A player within a match. A guest's id is created with the match and exists only there. */
export type MatchPlayer =
  | {
      readonly type: 'registered';
      readonly id: string;
      readonly name?: string;
      readonly firstName?: string;
      readonly lastName?: string;
    }
  | { readonly type: 'guest'; readonly id: string; readonly name: string }
  | { readonly type: 'bot'; readonly id: string; readonly level: BotLevel; readonly name?: string }
  | { readonly type: 'external'; readonly id: string; readonly firstName: string; readonly lastName: string };

export type SingleParty = { readonly type: 'single'; readonly player: MatchPlayer };
export type DoubleParty = { readonly type: 'double'; readonly players: readonly [MatchPlayer, MatchPlayer] };

/** A side of a match: people who throw, or a placeholder of a tournament until its players are known. */
export type Party =
  | SingleParty
  | DoubleParty
  | { readonly type: 'bye' }
  | {
      readonly type: 'tba-by-group';
      readonly groupId: string;
      readonly groupName: string;
      readonly rank: number;
    }
  | {
      readonly type: 'tba-by-grouprank-order';
      readonly rankWithinGroups: number;
      readonly rankWithinOrder: number;
    }
  | { readonly type: 'tba-by-match'; readonly outcome: 'winner' | 'loser'; readonly matchName: string };

export const setModes = ['single-set', 'first-to', 'best-of'] as const;
export type SetMode = (typeof setModes)[number];

export const legModes = ['first-to', 'best-of'] as const;
export type LegMode = (typeof legModes)[number];

/** What decides a leg that nobody has checked out in time: a bull-out, or who has fewer points left. */
export const legDeciders = ['bull', 'lowest-rest'] as const;
export type LegDecider = (typeof legDeciders)[number];

/** A leg ends at the latest when both sides have thrown this many turns, 1 to 99. */
export type RoundLimit = { readonly rounds: number; readonly decision: LegDecider };

/**
 * How a match is won. `single-set` uses `legMode` with `legsToWinSet` (first-to) or `maxLegsToPlay` (best-of). The
 * modes with sets use `setsToWin` (first-to) or `maxSetsToPlay` (best-of), and `legConfig` for each set. Fields that
 * the mode does not use keep their values.
 */
export type MatchConfig = {
  /** Points each leg starts from, 2 to 10,001; usually 501. */
  readonly startingScore: number;
  readonly checkInMode: CheckInMode;
  readonly setMode: SetMode;
  readonly legMode: LegMode;
  /** Legs to win, 1 to 99. */
  readonly legsToWinSet: number;
  /** Maximum number of legs in a best-of, 1 to 197; an even number allows a draw. */
  readonly maxLegsToPlay: number;
  /** Sets to win, 2 to 99. */
  readonly setsToWin: number;
  /** Maximum number of sets in a best-of, 2 to 197; an even number allows a draw. */
  readonly maxSetsToPlay: number;
  /** The legs within a set; always first-to. */
  readonly legConfig: { readonly legMode: LegMode; readonly legsToWinSet: number };
  /** Whether the starting party of the deciding leg may be switched after a bull-out. */
  readonly bullOutForDecider: boolean;
  /** Without it, only a checkout ends a leg. */
  readonly roundLimit?: RoundLimit;
};

export const matchStatuses = ['scheduled', 'running', 'finished'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** One turn of up to three darts. */
export type Throw = {
  readonly id: string;
  readonly party: PartyIndex;
  readonly playerId: string;
  /** Number within the leg over both parties, from 1. */
  readonly throwNumber: number;
  /** Points scored, 0 to 180; a bust is 0. */
  readonly score: number;
  /** Darts thrown, 1 to 3. */
  readonly dartsThrown: number;
  /** Darts thrown at a double that would have ended the leg, 0 to 3. */
  readonly attemptsOnDouble: number;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  /** Where the darts landed, one to three; only if a detection board or a bot knows it. */
  readonly darts?: readonly ThrownDart[];
  /** What the darts hit, one to three; only if they were entered one by one, by hand. */
  readonly beds?: readonly Bed[];
};

/** How a leg was won without a checkout at its round limit; the id is that of the choice who has won the bull-out. */
export type LegDecision = { readonly kind: 'lowest-rest' } | { readonly kind: 'bull'; readonly id: string };

export type Leg = {
  /** From 1, within the set. */
  readonly legNumber: number;
  readonly startingParty: PartyIndex;
  readonly startingPlayerId: string;
  readonly startingScore: number;
  /** Only if the sides start from different points; `leg-start` reads it. */
  readonly startingScores?: PerParty<number>;
  readonly throws: readonly Throw[];
  readonly isShot: boolean;
  readonly winningParty: PartyIndex | null;
  /** Only if the round limit ended the leg; then nobody has checked out. */
  readonly decidedBy?: LegDecision;
  readonly shotByPlayerId: string | null;
  /** Points left, per party. */
  readonly remainingScores: PerParty<number>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly shotAt: number | null;
};

export type MatchSet = {
  /** From 1. A single-set match has exactly one. */
  readonly setNumber: number;
  readonly startingParty: PartyIndex;
  readonly startingPlayerId: string;
  readonly legs: readonly Leg[];
  readonly isShot: boolean;
  readonly winningParty: Winner | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly shotAt: number | null;
};

/** The part of a match that is known before it starts. */
export type MatchSetup = {
  readonly id: string;
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  /** A handicap: points each side starts every leg from, instead of `config.startingScore`. */
  readonly startingScores?: PerParty<number>;
};

/**
 * A match, as it follows from its moves. Derived values (who throws, standing, summary) are not part of it; the
 * functions in this folder compute them.
 */
export type Match = MatchSetup & {
  readonly status: MatchStatus;
  /** Who throws first in leg 1 of set 1. */
  readonly startingParty: PartyIndex;
  readonly sets: readonly MatchSet[];
  /** Whether the match was given to a party without playing on; see `how-it-ended` for all ways. */
  readonly isForfeited: boolean;
  /**
   * Set if legs were recorded here and paper told the others. A result of which no leg was recorded has no start instead.
   */
  readonly isCompletedOnPaper?: true;
  /** Null before the end, and if both parties have lost. */
  readonly winningParty: Winner | null;
  /** Milliseconds since 1970; null if the match ended without being played here. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
};

/** Position of a match on a device; `throwNumber` is the number of the next throw. */
export type Position = {
  readonly setNumber: number;
  readonly legNumber: number;
  readonly throwNumber: number;
};

/** A turn that is not recorded yet; the party follows from the player. */
export type NewThrow = {
  readonly id: string;
  readonly playerId: string;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  /** Where the darts landed, one to three; they must result in this turn. */
  readonly darts?: readonly ThrownDart[];
  /** What the darts hit, without their positions; they must result in this turn. */
  readonly beds?: readonly Bed[];
};

/** Who has won the bull-out at the round limit of a leg. */
export type BullOut = {
  readonly id: string;
  readonly winningParty: PartyIndex;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/**
 * A final score without turns. `legs`: legs won in each set, in order of play; a single-set match has one set. `sets`:
 * only the sets won, if nobody has written down the legs.
 */
export type PaperScore =
  | { readonly kind: 'legs'; readonly legs: readonly PerParty<number>[] }
  | { readonly kind: 'sets'; readonly sets: PerParty<number> };

/** One move of a match. The match follows from the list of its moves; undo removes moves. */
export type Move =
  | { readonly kind: 'start'; readonly at: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'throw'; readonly newThrow: NewThrow }
  | { readonly kind: 'bull-out'; readonly bullOut: BullOut }
  /** Null: both parties lose. */
  | { readonly kind: 'forfeit'; readonly winningParty: PartyIndex | null; readonly at: number }
  | { readonly kind: 'retire'; readonly winningParty: PartyIndex; readonly at: number }
  | { readonly kind: 'result'; readonly score: PaperScore; readonly at: number };

const matchErrors = [
  'error.invalid-match-status',
  'error.parties-not-set',
  'error.invalid-score',
  'error.invalid-player',
  'error.not-player-of-match',
  'error.no-throw-to-undo',
  'error.checkout-must-have-at-least-one-double-attempt',
  'error.match.out-of-sync',
  'error.match.too-many-turns',
  'error.match.impossible-result',
  'error.match.recorded-legs-missing',
  'error.match.bull-out-due',
  'error.match.no-bull-out-due',
] as const;
export type MatchError = (typeof matchErrors)[number];

/** What a scoreboard shows instead of a party's points: match won, match drawn, leg just checked out. */
export type StandingMarker = 'win' | 'draw' | 'check';

/** What a scoreboard shows. */
export type Standing = {
  /** Points left in the current (or last) leg; the starting score before the start. */
  readonly score: PerParty<number>;
  /** Shown instead of the points if not null. `check` lasts from a checkout to the next throw. */
  readonly markers: PerParty<StandingMarker | null>;
  /** Points of each party's latest turn in the current leg; before its first turn there, in the leg before. */
  readonly lastScore: PerParty<number | null>;
  /** Sets won. */
  readonly sets: PerParty<number>;
  /** Legs won in the current (or last) set. */
  readonly legs: PerParty<number>;
  /** Darts thrown in the current (or last) leg. */
  readonly darts: PerParty<number>;
  /** Three-dart averages of the match, not rounded; 0 before the first dart. */
  readonly matchAverages: PerParty<number>;
  readonly currentParty: PartyIndex;
  readonly currentPlayerId: string | null;
  /** Who started (or starts) the current leg. */
  readonly startingParty: PartyIndex;
  readonly status: MatchStatus;
  /** The round limit of the leg is reached; nobody throws until the winner of the bull-out is chosen. */
  readonly isBullOutDue?: true;
};

export const scoreRanges = [
  '180',
  '160+',
  '140+',
  '120+',
  '100+',
  '80+',
  '60+',
  '40+',
  '20+',
  '<20',
] as const;
export type ScoreRange = (typeof scoreRanges)[number];

export const checkoutRanges = [
  '<=20',
  '21-40',
  '41-60',
  '61-80',
  '81-100',
  '101-120',
  '121-140',
  '141-160',
  '161-170',
] as const;
export type CheckoutRange = (typeof checkoutRanges)[number];

/** Total points and darts, and `average`: points per three darts, not rounded. */
export type AverageTotals = {
  readonly totalScore: number;
  readonly totalDartsThrown: number;
  readonly average: number;
};

export type Stats = AverageTotals & {
  readonly totalThrows: number;
  /** First three turns of each leg. */
  readonly first9: AverageTotals;
  /** Turns of each leg from the first one to the one that leaves 170 or less. */
  readonly toFinish: AverageTotals;
  readonly noOf180s: number;
  readonly noOf177s: number;
  readonly noOf174s: number;
  readonly noOf171s: number;
  readonly checkouts: {
    readonly attempts: number;
    readonly hits: number;
    readonly hitsPerRange: { readonly [range in CheckoutRange]: number };
    /** Darts thrown after reaching 170 or less, in the legs won. */
    readonly dartsFromFinishToCheckout: number;
  };
  /** Highest checkout; 0 without one. */
  readonly highestCheckout: number;
  /** Checkouts of 100 or more, in order of play. */
  readonly highFinishes: readonly number[];
  /** Darts of each 501 leg won in at most 18 darts, in order of play. */
  readonly shortLegs: readonly number[];
  readonly scoreRanges: { readonly [range in ScoreRange]: number };
};

export type MatchSummary = {
  /** Null if both parties have lost. */
  readonly winningParty: Winner | null;
  /** Sets won. */
  readonly sets: PerParty<number>;
  /** Legs won, per set. */
  readonly legs: readonly PerParty<number>[];
  readonly partyStats: PerParty<Stats>;
  readonly playerStats: { readonly [playerId: string]: Stats };
};
