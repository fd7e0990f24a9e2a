import type { Generated } from 'kysely';

/** The statistics of one registered player in one finished match. */
export type PlayerMatchStatsTable = {
  readonly match_id: string;
  readonly player_id: string;
  readonly party: number;
  readonly finished_at: number;
  /** Calendar month of the end, as `2025-11`. */
  readonly month: string;
  readonly event_id: string | null;
  readonly is_online_match: number;
  readonly starting_score: number;
  readonly check_in_mode: string;
  readonly result: 'won' | 'draw' | 'lost';
  /** Number of darts in the shortest leg that the player checked out. */
  readonly shortest_leg: number | null;
  /** Index of the range of the opponents' average; null if they threw no dart. */
  readonly opponent_range: number | null;
} & { readonly [column in StatsCount]: number };

type ScoreColumn = `score_${180 | 160 | 140 | 120 | 100 | 80 | 60 | 40 | 20 | 0}`;
type CheckoutColumn = `checkout_${20 | 40 | 60 | 80 | 100 | 120 | 140 | 160 | 170}`;

/** Statistics columns that are counts. */
export type StatsCount =
  | 'legs_won'
  | 'legs_lost'
  | 'total_throws'
  | 'total_score'
  | 'total_darts'
  | 'first9_score'
  | 'first9_darts'
  | 'to_finish_score'
  | 'to_finish_darts'
  | 'no_of_177s'
  | 'no_of_174s'
  | 'no_of_171s'
  | 'double_attempts'
  | 'double_hits'
  | 'darts_from_finish'
  | 'highest_checkout'
  | 'high_finishes'
  | 'short_legs'
  | 'opponent_score'
  | 'opponent_darts'
  | ScoreColumn
  | CheckoutColumn;

type OpponentRangeIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Number of matches with a result against opponents of a range of averages; `none`: they threw no dart. */
export type OutcomeColumn = `${PlayerMatchStatsTable['result']}_against_${OpponentRangeIndex | 'none'}`;

/** Counts of matches that are not sums. */
type NotSummed = 'highest_checkout' | 'opponent_score' | 'opponent_darts';

/** Sums of `PlayerMatchStatsTable` by month and kind of match. */
export type PlayerMonthStatsTable = {
  readonly player_id: string;
  readonly month: string;
  readonly starting_score: number;
  readonly check_in_mode: string;
  readonly no_of_matches: number;
  readonly total_score: number;
  readonly total_darts: number;
  /**
   * What the other sums were counted from. A server of the version before counts matches, points and darts only, so these
   * then differ from the columns without `counted`: the other sums of the row are not complete.
   */
  readonly counted_matches: Generated<number>;
  readonly counted_score: Generated<number>;
  readonly counted_darts: Generated<number>;
} & {
  readonly [column in
    | Exclude<StatsCount, NotSummed | 'total_score' | 'total_darts'>
    | OutcomeColumn]: Generated<number>;
};
