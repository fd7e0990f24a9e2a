import type { Generated } from 'kysely';

/** Series of tournaments. */
export type SeriesTable = {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly is_public: number;
  /** Whether search engines may show it, if it is public. */
  readonly is_searchable: Generated<number>;
  /** JSON: points, and how many results count. */
  readonly config: string;
  readonly props_hash: string;
  readonly created_by: string;
  readonly created_at: number;
};

/** The tournaments of series; a tournament may belong to several. */
export type SeriesEventsTable = {
  readonly series_id: string;
  readonly event_id: string;
};

/** What players have achieved in finished tournaments, also in those without a series. */
export type EventAchievementsTable = {
  readonly event_id: string;
  readonly player_id: string;
  /** JSON. */
  readonly achievements: string;
};
