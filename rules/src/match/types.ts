// A match and what it is made of. Shapes travel over the wire as they are: the contract's schemas describe these
// same names. Everything here is a plain readonly value; the functions beside this file make new values.
import type { ThrownDart } from '../turn/thrown-dart.ts';

/** Which of the two parties: 0 is home, 1 is away. */
export type PartyIndex = 0 | 1;

/** Two values, one per party: `[home, away]`. */
export type PerParty<Value> = readonly [Value, Value];

/** Who won a leg, set or match; `draw` only where the mode allows one. */
export type Winner = PartyIndex | 'draw';

export const playerTypes = ['registered', 'guest', 'bot', 'external'] as const;
export type PlayerType = (typeof playerTypes)[number];

/** Skill levels of the simulated opponents, 1 (beginner) to 11 (professional). */
export const botLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type BotLevel = (typeof botLevels)[number];

/** A player within a match. Guests have an id too: it is made with the match and never looked up. */
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

/** A side of a match: people who throw, or a placeholder of a tournament that cannot throw yet. */
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

export const checkInModes = ['single-in', 'double-in'] as const;
export type CheckInMode = (typeof checkInModes)[number];

export const setModes = ['single-set', 'first-to', 'best-of'] as const;
export type SetMode = (typeof setModes)[number];

export const legModes = ['first-to', 'best-of'] as const;
export type LegMode = (typeof legModes)[number];

/**
 * How a match is won. `single-set` reads `legMode` with `legsToWinSet` (first-to) or `maxLegsToPlay` (best-of);
 * the modes with sets read `setsToWin` (first-to) or `maxSetsToPlay` (best-of), and `legConfig` for each set.
 * The fields a mode does not read are kept as they are.
 */
export type MatchConfig = {
  /** Points each leg starts from, 2 to 10,001; usually 501. */
  readonly startingScore: number;
  readonly checkInMode: CheckInMode;
  readonly setMode: SetMode;
  readonly legMode: LegMode;
  /** Legs to win, 1 to 99. */
  readonly legsToWinSet: number;
  /** Most legs played in a best-of, 1 to 197; an even number allows a draw. */
  readonly maxLegsToPlay: number;
  /** Sets to win, 2 to 99. */
  readonly setsToWin: number;
  /** Most sets played in a best-of, 2 to 197; an even number allows a draw. */
  readonly maxSetsToPlay: number;
  /** The legs within a set; always first-to. */
  readonly legConfig: { readonly legMode: LegMode; readonly legsToWinSet: number };
  /** Whether a bull-out may decide who starts the deciding leg. */
  readonly bullOutForDecider: boolean;
};

export const matchStatuses = ['scheduled', 'running', 'finished'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** One turn of up to three darts. */
export type Throw = {
  readonly id: string;
  readonly party: PartyIndex;
  readonly playerId: string;
  /** Position within the leg, both parties counted, from 1. */
  readonly throwNumber: number;
  /** Points scored, 0 to 180; a bust is 0. */
  readonly score: number;
  /** Darts thrown, 1 to 3. */
  readonly dartsThrown: number;
  /** Darts thrown at a double with which the leg could have ended, 0 to 3. */
  readonly attemptsOnDouble: number;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  /** Where the darts were, one to three; only where a board or a bot knows it. */
  readonly darts?: readonly ThrownDart[];
};

export type Leg = {
  /** From 1, within the set. */
  readonly legNumber: number;
  readonly startingParty: PartyIndex;
  readonly startingPlayerId: string;
  readonly startingScore: number;
  readonly throws: readonly Throw[];
  readonly isShot: boolean;
  readonly winningParty: PartyIndex | null;
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

/** What is known of a match before it starts. */
export type MatchSetup = {
  readonly id: string;
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
};

/**
 * A match as the fold over its moves. What can be derived (who throws, standing, summary) is not kept here but
 * computed by the functions beside this file.
 */
export type Match = MatchSetup & {
  readonly status: MatchStatus;
  /** Who throws first in leg 1 of set 1. */
  readonly startingParty: PartyIndex;
  readonly sets: readonly MatchSet[];
  readonly isForfeited: boolean;
  readonly winningParty: Winner | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
};

/** Where in the match a device believes to be; `throwNumber` is the one the next throw would get. */
export type Position = {
  readonly setNumber: number;
  readonly legNumber: number;
  readonly throwNumber: number;
};

/** A turn on its way into a match; the party follows from the player. */
export type NewThrow = {
  readonly id: string;
  readonly playerId: string;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  /** Milliseconds since 1970. */
  readonly timeStamp: number;
  /** Where the darts were, one to three; they must make the turn. */
  readonly darts?: readonly ThrownDart[];
};

/** One entry of the truth about a match; the match is the fold over these. Undo takes entries away. */
export type Move =
  | { readonly kind: 'start'; readonly at: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'throw'; readonly newThrow: NewThrow }
  | { readonly kind: 'forfeit'; readonly winningParty: PartyIndex; readonly at: number };

export const matchErrors = [
  'error.invalid-match-status',
  'error.parties-not-set',
  'error.invalid-score',
  'error.invalid-player',
  'error.not-player-of-match',
  'error.no-throw-to-undo',
  'error.checkout-must-have-at-least-one-double-attempt',
  'error.match.out-of-sync',
] as const;
export type MatchError = (typeof matchErrors)[number];

/** What replaces the remaining score of a party: match won, match drawn, leg just checked out. */
export type StandingMarker = 'win' | 'draw' | 'check';

/** What a scoreboard shows. */
export type Standing = {
  /** Points left in the current (or last) leg; the starting score before the start. */
  readonly score: PerParty<number>;
  /** Shown instead of the points where not null. `check` lasts from a checkout to the next throw. */
  readonly markers: PerParty<StandingMarker | null>;
  /** Latest turn of each party in the current leg; before its first throw, in the leg before. */
  readonly lastScore: PerParty<number | null>;
  /** Sets won. */
  readonly sets: PerParty<number>;
  /** Legs won in the current (or last) set. */
  readonly legs: PerParty<number>;
  /** Darts thrown in the current (or last) leg. */
  readonly darts: PerParty<number>;
  /** Three-dart averages of the match, unrounded; 0 before the first dart. */
  readonly matchAverages: PerParty<number>;
  readonly currentParty: PartyIndex;
  readonly currentPlayerId: string | null;
  /** Who started (or starts) the current leg. */
  readonly startingParty: PartyIndex;
  readonly status: MatchStatus;
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

/** Points over darts: kept as totals, divided only into `average` (per three darts, unrounded). */
export type AverageTotals = {
  readonly totalScore: number;
  readonly totalDartsThrown: number;
  readonly average: number;
};

export type Stats = AverageTotals & {
  readonly totalThrows: number;
  /** First three turns of each leg. */
  readonly first9: AverageTotals;
  /** First turn of each leg up to the one that leaves 170 or less. */
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
  /** 0 without a checkout. */
  readonly highestCheckout: number;
  /** Checkouts of 100 or more, in order of play. */
  readonly highFinishes: readonly number[];
  /** Darts of each 501 leg won in at most 18 darts, in order of play. */
  readonly shortLegs: readonly number[];
  readonly scoreRanges: { readonly [range in ScoreRange]: number };
};

export type MatchSummary = {
  readonly winningParty: Winner;
  /** Sets won. */
  readonly sets: PerParty<number>;
  /** Legs won, per set. */
  readonly legs: readonly PerParty<number>[];
  readonly partyStats: PerParty<Stats>;
  readonly playerStats: { readonly [playerId: string]: Stats };
};
