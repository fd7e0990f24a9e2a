export type ScoringGamesTable = {
  readonly id: string;
  /** Null for a guest's game. */
  readonly player_id: string | null;
  readonly created_by: string;
  /** Rows may have a kind that only a newer version knows; queries leave them out. */
  readonly kind: string;
  readonly status: 'running' | 'finished';
  readonly start_date_time: number;
  readonly finished_at: number | null;
  /** JSON: numbers by name, as the kind wants; null if an earlier version created the game. */
  readonly config: string | null;
  readonly max_no_of_throws: number;
  readonly target_score: number;
  readonly score: number;
  /** JSON: how often each result was thrown; null if an earlier version created the game. */
  readonly hits: string | null;
  /** Revision of the game that `hits` belongs to; another one if an earlier version changed the game since. */
  readonly hits_revision: number | null;
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
  readonly hit_type: string;
  readonly time_stamp: number;
};

/** Ids of requests that have changed a game, so that a repeat changes nothing. */
export type ScoringRequestsTable = {
  readonly game_id: string;
  readonly request_id: string;
  readonly kind: 'throw' | 'undo';
};
