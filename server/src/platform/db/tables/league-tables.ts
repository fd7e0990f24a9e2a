/** Leagues. */
export type LeaguesTable = {
  readonly id: string;
  /** The office. */
  readonly team_id: string;
  readonly name: string;
  readonly season: string;
  readonly is_public: number;
  readonly status: 'draft' | 'published';
  /** JSON; null for the usual one. */
  readonly format: string | null;
  /** JSON; null for the usual ones. */
  readonly deadlines: string | null;
  /** JSON; null for the usual ones. */
  readonly move_rules: string | null;
  readonly props_hash: string;
  readonly created_by: string;
  readonly created_at: number;
};

/** The teams of leagues, in their order. */
export type LeagueTeamsTable = {
  readonly league_id: string;
  readonly number: number;
  /** Null for a team without accounts, and after the team was deleted. */
  readonly team_id: string | null;
  readonly name: string;
  readonly request: 'open' | 'agreed' | 'declined';
};

/** Who plays whom in a league. */
export type LeagueFixturesTable = {
  readonly league_id: string;
  readonly number: number;
  readonly round: number;
  /** Numbers of the teams. */
  readonly home: number;
  readonly away: number;
  /** As planned. */
  readonly start_date_time: number;
  /** To when it was moved by agreement or by the office; its match day knows the present time. Null: not moved. */
  readonly moved_to: number | null;
  readonly event_id: string | null;
  /** JSON: what the office has entered for a fixture without a match day. */
  readonly result: string | null;
};

/** What teams and offices have done with reports, and the measures of offices. Nothing of it is deleted. */
export type LeagueActsTable = {
  readonly id: string;
  readonly league_id: string;
  /** Number within the league, from 0. */
  readonly seq: number;
  /** Number of the fixture; null for a measure without one. */
  readonly fixture: number | null;
  readonly kind: 'objected' | 'reopened' | 'checked' | 'ruled' | 'measure';
  /** JSON. */
  readonly content: string;
  readonly made_at: number;
  /** User, or guest with a device of the guests. */
  readonly made_by: string;
  readonly undone_at: number | null;
  readonly undone_by: string | null;
  readonly undone_because: string | null;
};

/** What teams and offices have done about moving fixtures. Nothing of it is deleted. */
export type LeagueMovesTable = {
  readonly id: string;
  readonly league_id: string;
  /** Number of the fixture. */
  readonly fixture: number;
  /** Number within the fixture, from 0. */
  readonly seq: number;
  /** JSON. */
  readonly content: string;
  readonly made_at: number;
  readonly made_by: string;
};
