export type ScoringGamesTable = {
  readonly id: string;
  /** Null for a guest's game. */
  readonly player_id: string | null;
  readonly created_by: string;
  readonly status: 'running' | 'finished';
  readonly start_date_time: number;
  readonly finished_at: number | null;
  readonly max_no_of_throws: number;
  readonly target_score: number;
  readonly score: number;
  readonly triples: number;
  readonly doubles: number;
  readonly singles: number;
  readonly misses: number;
  readonly revision: number;
  readonly props_hash: string;
};

export type ScoringThrowsTable = {
  readonly game_id: string;
  /** From 1. */
  readonly throw_number: number;
  readonly throw_id: string;
  readonly hit_type: 'triple' | 'double' | 'single' | 'miss';
  readonly time_stamp: number;
};

/** Ids of requests that have changed a game, so that a repeat changes nothing. */
export type ScoringRequestsTable = {
  readonly game_id: string;
  readonly request_id: string;
  readonly kind: 'throw' | 'undo';
};
