// The rows as they lie in the database, the same in both dialects: truths are 0 or 1, JSON is text, times are
// milliseconds since 1970. Whatever is filtered or sorted by has a column of its own.

export type MatchesTable = {
  readonly id: string;
  /** Told apart from an earlier, deleted match of the same id. */
  readonly life: string;
  readonly status: 'scheduled' | 'running' | 'finished';
  /** JSON. */
  readonly parties: string;
  /** JSON. */
  readonly config: string;
  /** Hash of the props it was created with; a repeated creation has the same. */
  readonly props_hash: string;
  readonly created_by: string;
  readonly event_id: string | null;
  readonly event_name: string | null;
  readonly description: string | null;
  readonly is_online_match: number;
  readonly request_status: string | null;
  readonly requested_by_player_id: string | null;
  readonly requested_to_player_id: string | null;
  readonly caller: string | null;
  readonly is_forfeited: number;
  /** `0`, `1` or `draw`. */
  readonly winning_party: string | null;
  readonly starting_party: number;
  readonly starting_player_id: string | null;
  readonly can_switch_player: number;
  /** JSON; what follows from the moves, kept for lists and scoreboards. */
  readonly standing: string;
  readonly revision: number;
  /** Number of moves, so the `seq` of the next one. */
  readonly move_count: number;
  readonly time_stamp: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
};

export type MatchPlayersTable = {
  readonly match_id: string;
  readonly party: number;
  /** 0 or 1 within a pair. */
  readonly seat: number;
  readonly player_id: string;
  readonly type: string;
  /** The match's, so that a player's matches can be sorted by one index. */
  readonly time_stamp: number;
};

export type MatchMovesTable = {
  readonly match_id: string;
  /** From 0 without gaps. */
  readonly seq: number;
  readonly kind: 'start' | 'switch' | 'throw' | 'forfeit';
  readonly time_stamp: number;
  readonly throw_id: string | null;
  readonly set_number: number | null;
  readonly leg_number: number | null;
  readonly throw_number: number | null;
  /** Who threw, or whom a forfeit is given to. */
  readonly party: number | null;
  readonly player_id: string | null;
  readonly score: number | null;
  readonly darts_thrown: number | null;
  readonly attempts_on_double: number | null;
};

export type MatchRequestsTable = {
  readonly match_id: string;
  readonly request_id: string;
  readonly kind: string;
};

export type OutboxTable = {
  /** Sorts in the order of writing. */
  readonly id: string;
  readonly created_at: number;
  /** From then on any process may announce it. */
  readonly due_at: number;
  readonly attempts: number;
  /** JSON list. */
  readonly channels: string;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
};

export type SchemaVersionsTable = { readonly name: string; readonly applied_at: number };

export type Tables = {
  readonly matches: MatchesTable;
  readonly match_players: MatchPlayersTable;
  readonly match_moves: MatchMovesTable;
  readonly match_requests: MatchRequestsTable;
  readonly outbox: OutboxTable;
  readonly schema_versions: SchemaVersionsTable;
};
