// The rows as they lie in the database, the same in both dialects: truths are 0 or 1, JSON is text, times are
// milliseconds since 1970. Whatever is filtered or sorted by has a column of its own.
import type { Generated } from 'kysely';
import type { ReactionsTable } from './reactions-table.ts';

export type MatchesTable = {
  readonly id: string;
  /** Told apart from an earlier, deleted match of the same id. */
  readonly life: string;
  readonly status: 'scheduled' | 'running' | 'finished';
  /** JSON. */
  readonly parties: string;
  /** JSON. */
  readonly config: string;
  /** Of the configuration. */
  readonly starting_score: number | null;
  readonly check_in_mode: string | null;
  /** Hash of the props it was created with; a repeated creation has the same. */
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
  /** When the match ended; later than any time as long as it has not. */
  readonly ended_at: Generated<number>;
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
  /** Where the darts were, as JSON; null where nobody saw them. */
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

export type UsersTable = {
  readonly id: string;
  /** As `normaliseEmailAddress` writes it. */
  readonly email: string;
  /** PHC string. */
  readonly password_hash: string;
  readonly player_id: string | null;
  /** JSON list. */
  readonly roles: string;
  readonly verified_at: number | null;
  readonly last_seen: number | null;
  readonly created_at: number;
  /** The player and team the registration's link named; what comes of it is decided once the address is verified. */
  readonly wanted_player_id: string | null;
  readonly wanted_team_id: string | null;
};

export type SessionsTable = {
  readonly id: string;
  /** The token itself is nowhere. */
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

/** What is counted against guessing, in windows of time. */
export type AttemptsTable = {
  readonly key: string;
  readonly count: number;
  readonly window_ends: number;
};

export type MailsTable = {
  readonly id: string;
  /** One request sends one mail, however often it is repeated. */
  readonly request_key: string;
  /** JSON; null once it was sent, since it holds a secret link. */
  readonly mail: string | null;
  readonly created_at: number;
  /** From then on any process may send it; null once it was sent. */
  readonly due_at: number | null;
  readonly attempts: number;
};

export type PlayersTable = {
  readonly id: string;
  /** First six characters of the id in capitals; no two players share them. */
  readonly online_id: string;
  /** `registered` as soon as an account stands behind the player. */
  readonly type: 'registered' | 'external';
  readonly first_name: string;
  readonly last_name: string | null;
  readonly nick_name: string | null;
  /** Full name in small letters. */
  readonly search_name: string;
  readonly external_id: string | null;
  readonly online_matches_allowed: number;
  readonly current_team_id: string | null;
  readonly picture_id: string | null;
  /** Hash of the props a client created it with. */
  readonly props_hash: string | null;
  /** User who made a player without an account. */
  readonly created_by: string | null;
  readonly created_at: number;
};

export type PicturesTable = {
  readonly id: string;
  readonly content_type: string;
  /** As text, which both databases know; the API tells it so, too. */
  readonly base64_image: string;
};

export type TeamsTable = {
  readonly id: string;
  readonly name: string;
  /** In small letters. */
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
  /** The mailbox it was sent to. */
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
  /** The player who signs it; null for the product itself. */
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

/** What a finished match leaves in the statistics of one registered player. */
export type PlayerMatchStatsTable = {
  readonly match_id: string;
  readonly player_id: string;
  readonly party: number;
  readonly finished_at: number;
  /** Of the end, as the calendar has it: `2025-11`. */
  readonly month: string;
  readonly event_id: string | null;
  readonly is_online_match: number;
  readonly starting_score: number;
  readonly check_in_mode: string;
  readonly result: 'won' | 'draw' | 'lost';
  /** Darts of the shortest leg the player checked out. */
  readonly shortest_leg: number | null;
  /** Place of the opponents' average among the ranges; null without a dart of theirs. */
  readonly opponent_range: number | null;
} & { readonly [column in StatsCount]: number };

type ScoreColumn = `score_${180 | 160 | 140 | 120 | 100 | 80 | 60 | 40 | 20 | 0}`;
type CheckoutColumn = `checkout_${20 | 40 | 60 | 80 | 100 | 120 | 140 | 160 | 170}`;

/** Columns of statistics that are counts. */
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

/** The sums of those rows by month and kind of match: for the trend, and for the averages of everybody. */
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

/** Requests that have changed a game; a repeat changes nothing. */
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
