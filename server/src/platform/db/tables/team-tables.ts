import type { Generated } from 'kysely';

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
  /** Whether the player is a team admin, once the membership is confirmed. */
  readonly is_admin: Generated<number>;
};

/** When a player was a confirmed member; the rows stay afterwards. */
export type TeamMembershipsTable = {
  readonly team_id: string;
  readonly player_id: string;
  readonly since: number;
  /** Null as long as the membership lasts. */
  readonly until: number | null;
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
  /** Whether search engines may show it, if it is public. */
  readonly is_searchable: Generated<number>;
  /** The same for all trainings that were planned together. */
  readonly repetition_id: string | null;
  /** The same for all tournaments that are competitions of one day. */
  readonly day_id: string | null;
  readonly start_date_time: number;
  readonly end_date_time: number;
  /** Number of changes that readers can see. */
  readonly revision: Generated<number>;
  /** Number of changes of the event itself. */
  readonly edit_revision: Generated<number>;
  readonly props_hash: string;
  readonly created_by: string;
};

/** Figures of a finished match of an event. */
export type EventFiguresTable = {
  readonly match_id: string;
  readonly event_id: string;
  readonly finished_at: number;
  /** JSON. */
  readonly figures: string;
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
