import type { Generated } from 'kysely';
import type { EventsTable } from './team-tables.ts';

export type MatchesTable = {
  readonly id: string;
  /** Random value that distinguishes the match from an earlier, deleted match with the same id. */
  readonly life: string;
  readonly status: 'scheduled' | 'running' | 'finished';
  /** JSON. */
  readonly parties: string;
  /** JSON. */
  readonly config: string;
  /** From the configuration, like `check_in_mode`. */
  readonly starting_score: number | null;
  readonly check_in_mode: string | null;
  /** JSON: the points of each side at the start of a leg; null if both start from those of the configuration. */
  readonly starting_scores: string | null;
  /** Hash of the props it was created with; a repeated creation has the same hash. */
  readonly props_hash: string;
  readonly created_by: string;
  readonly event_id: string | null;
  readonly event_name: string | null;
  readonly event_team_id: string | null;
  readonly event_type: EventsTable['type'] | null;
  readonly description: string | null;
  readonly is_online_match: number;
  readonly request_status: string | null;
  readonly requested_by_player_id: string | null;
  readonly requested_to_player_id: string | null;
  readonly caller: string | null;
  readonly is_forfeited: number;
  /** Whether the last legs come from paper. */
  readonly is_completed_on_paper: Generated<number>;
  /** `0`, `1` or `draw`; null before the end, and if both parties have lost. */
  readonly winning_party: string | null;
  readonly starting_party: number;
  readonly starting_player_id: string | null;
  readonly can_switch_player: number;
  /** JSON; follows from the moves, stored for lists and scoreboards. */
  readonly standing: string;
  readonly revision: number;
  /** Number of moves, which is also the `seq` of the next move. */
  readonly move_count: number;
  readonly time_stamp: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  /** When the server learned of the last end; stays if the match runs again. */
  readonly finish_received_at: number | null;
  /** Session or guest of the device on which the match ended; null if it runs, or nobody entered the end on a device. */
  readonly ended_on: string | null;
  /** JSON list; null without any. */
  readonly reopenings: string | null;
  /** JSON list; null without any. */
  readonly corrections: string | null;
};

export type MatchPlayersTable = {
  readonly match_id: string;
  readonly party: number;
  /** 0 or 1: the player's number within a pair. */
  readonly seat: number;
  readonly player_id: string;
  readonly type: string;
  /** Copy of the match's time, so that one index sorts the matches of a player. */
  readonly time_stamp: number;
  /** When the match ended; the year 10000 as long as it has not. */
  readonly ended_at: Generated<number>;
};

export type MatchMovesTable = {
  readonly match_id: string;
  /** Number of the move, from 0 without gaps. */
  readonly seq: number;
  readonly kind: 'start' | 'switch' | 'throw' | 'bull-out' | 'forfeit' | 'retire' | 'result';
  readonly time_stamp: number;
  /** Id of the turn, or of the choice who has won a bull-out. */
  readonly throw_id: string | null;
  readonly set_number: number | null;
  readonly leg_number: number | null;
  readonly throw_number: number | null;
  /** The party that threw, that won the bull-out, or that the match was given to; null for a forfeit that both lose. */
  readonly party: number | null;
  readonly player_id: string | null;
  readonly score: number | null;
  readonly darts_thrown: number | null;
  readonly attempts_on_double: number | null;
  /** Where the darts landed, as JSON; null if unknown. */
  readonly darts: string | null;
  /** What the darts hit, as JSON, if they were entered by hand; null otherwise. */
  readonly beds: string | null;
  /** Score of a result from paper, as JSON; null for other moves. */
  readonly result: string | null;
};

export type MatchRequestsTable = {
  readonly match_id: string;
  readonly request_id: string;
  readonly kind: string;
};

export type MatchPlacesTable = {
  readonly match_id: string;
  readonly event_id: string;
  readonly stage: string;
  readonly group_id: string | null;
  /** From 0. */
  readonly round: number;
  /** From 0. */
  readonly index_in_round: number;
  /** From 1. */
  readonly match_day: number | null;
  readonly board: string | null;
};

/** The seat of a guest who may be a registered player, or was one. */
export type GuestSeatsTable = {
  readonly match_id: string;
  readonly player_id: string;
  /** The guest's id in the match; the same as `player_id` while the seat is unconfirmed. */
  readonly guest_id: string;
  /** `unconfirmed`: the player was named without consent. `left`: the player left while the match was not over. */
  readonly status: 'unconfirmed' | 'left';
  /** Copy of the match's time, so that one index sorts the seats of a player. */
  readonly time_stamp: number;
};
