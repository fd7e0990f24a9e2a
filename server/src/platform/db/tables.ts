// The rows of the database, the same in both dialects: booleans are 0 or 1, JSON is text, times are milliseconds since
// 1970. Every value that queries filter or sort by has its own column.
import type { Generated } from 'kysely';
import type { ReactionsTable } from './reactions-table.ts';

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
  /** `0`, `1` or `draw`. */
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
  readonly kind: 'start' | 'switch' | 'throw' | 'forfeit';
  readonly time_stamp: number;
  readonly throw_id: string | null;
  readonly set_number: number | null;
  readonly leg_number: number | null;
  readonly throw_number: number | null;
  /** The party that threw, or that a forfeit was given to. */
  readonly party: number | null;
  readonly player_id: string | null;
  readonly score: number | null;
  readonly darts_thrown: number | null;
  readonly attempts_on_double: number | null;
  /** Where the darts landed, as JSON; null if unknown. */
  readonly darts: string | null;
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

export type OutboxTable = {
  /** Ids sort in the order of writing. */
  readonly id: string;
  readonly created_at: number;
  /** From this time on any process may announce it. */
  readonly due_at: number;
  readonly attempts: number;
  /** JSON list. */
  readonly channels: string;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
};

export type UsersTable = {
  readonly id: string;
  /** In the spelling of `normaliseEmailAddress`. */
  readonly email: string;
  /** Argon2id hash in PHC format. */
  readonly password_hash: string;
  readonly player_id: string | null;
  /** JSON list. */
  readonly roles: string;
  readonly verified_at: number | null;
  readonly last_seen: number | null;
  readonly created_at: number;
  /** The player and team in the link of the registration; the user gets them after verifying the address. */
  readonly wanted_player_id: string | null;
  readonly wanted_team_id: string | null;
};

export type SessionsTable = {
  readonly id: string;
  /** Hash of the token; the token itself is not stored. */
  readonly token_hash: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly expires_at: number;
};

export type UserTokensTable = {
  readonly token_hash: string;
  readonly user_id: string;
  readonly kind: 'verify' | 'reset';
  readonly expires_at: number;
};

/** Counted attempts (sign-ins, mails and so on) in time windows. */
export type AttemptsTable = {
  readonly key: string;
  readonly count: number;
  readonly window_ends: number;
};

export type MailsTable = {
  readonly id: string;
  /** A request with this key sends one mail, however often it is repeated. */
  readonly request_key: string;
  /** JSON; null after sending, because it contains a secret link. */
  readonly mail: string | null;
  readonly created_at: number;
  /** From this time on any process may send it; null after sending. */
  readonly due_at: number | null;
  readonly attempts: number;
};

export type PlayersTable = {
  readonly id: string;
  /** First six characters of the id in capitals; unique. */
  readonly online_id: string;
  /** `registered` if the player has an account. */
  readonly type: 'registered' | 'external';
  readonly first_name: string;
  readonly last_name: string | null;
  readonly nick_name: string | null;
  /** Full name in lower case. */
  readonly search_name: string;
  readonly external_id: string | null;
  readonly online_matches_allowed: number;
  readonly current_team_id: string | null;
  readonly picture_id: string | null;
  /** Hash of the props a client created it with. */
  readonly props_hash: string | null;
  /** User who created a player without an account. */
  readonly created_by: string | null;
  readonly created_at: number;
};

export type PicturesTable = {
  readonly id: string;
  readonly content_type: string;
  /** Base64 text, which both databases and the API can handle. */
  readonly base64_image: string;
};

export type TeamsTable = {
  readonly id: string;
  readonly name: string;
  /** Name in lower case. */
  readonly search_name: string;
  readonly can_use_tournaments: number;
  readonly picture_id: string | null;
  readonly props_hash: string;
  readonly created_by: string;
  readonly created_at: number;
};

export type TeamMembersTable = {
  readonly team_id: string;
  readonly player_id: string;
  readonly status: 'confirmed' | 'invite-pending';
  readonly since: number;
};

export type TeamInvitesTable = {
  readonly token_hash: string;
  readonly team_id: string;
  readonly player_id: string;
  /** The address it was sent to. */
  readonly email: string;
  readonly expires_at: number;
  readonly used_at: number | null;
};

export type TeamWishesTable = {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly player_id: string;
  readonly created_at: number;
};

export type NewsTable = {
  readonly id: string;
  /** Markdown. */
  readonly content: string;
  readonly date: number;
  /** The player who is its author; null for Neundarter itself. */
  readonly author_player_id: string | null;
  readonly status: 'draft' | 'published';
  readonly props_hash: string;
  readonly created_by: string;
};

export type EventsTable = {
  readonly id: string;
  readonly team_id: string;
  readonly type: 'training' | 'mdsl-matchday' | 'tournament';
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** JSON. */
  readonly location: string | null;
  readonly is_public: number;
  readonly start_date_time: number;
  readonly end_date_time: number;
  readonly props_hash: string;
  readonly created_by: string;
};

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

/** Sums of `PlayerMatchStatsTable` by month and kind of match, for the trend and the averages of all players. */
export type PlayerMonthStatsTable = {
  readonly player_id: string;
  readonly month: string;
  readonly starting_score: number;
  readonly check_in_mode: string;
  readonly no_of_matches: number;
  readonly total_score: number;
  readonly total_darts: number;
};

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

export type SchemaVersionsTable = { readonly name: string; readonly applied_at: number };

export type Tables = {
  readonly matches: MatchesTable;
  readonly match_players: MatchPlayersTable;
  readonly match_moves: MatchMovesTable;
  readonly match_requests: MatchRequestsTable;
  readonly match_places: MatchPlacesTable;
  readonly outbox: OutboxTable;
  readonly reactions: ReactionsTable;
  readonly users: UsersTable;
  readonly sessions: SessionsTable;
  readonly user_tokens: UserTokensTable;
  readonly attempts: AttemptsTable;
  readonly mails: MailsTable;
  readonly players: PlayersTable;
  readonly pictures: PicturesTable;
  readonly teams: TeamsTable;
  readonly team_members: TeamMembersTable;
  readonly team_invites: TeamInvitesTable;
  readonly team_wishes: TeamWishesTable;
  readonly events: EventsTable;
  readonly news: NewsTable;
  readonly player_match_stats: PlayerMatchStatsTable;
  readonly player_month_stats: PlayerMonthStatsTable;
  readonly scoring_games: ScoringGamesTable;
  readonly scoring_throws: ScoringThrowsTable;
  readonly scoring_requests: ScoringRequestsTable;
  readonly schema_versions: SchemaVersionsTable;
};
