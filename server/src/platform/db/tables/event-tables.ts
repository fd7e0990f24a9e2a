/** League match days, beside their row in `events`. */
export type MatchdaysTable = {
  readonly event_id: string;
  /** The team that plays against the team of the event: a team, or a row in `opponent_teams`; it may be deleted later. */
  readonly away_team_id: string;
  /** Name at the time of the creation, shown if the team was deleted. */
  readonly away_team_name: string;
  readonly is_away_registered: number;
  readonly status: 'scheduled' | 'running' | 'finished';
  /** JSON; follows from the matches and the log, stored for lists. */
  readonly result: string;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  /** When both line-ups became visible; null before, and after another away team. */
  readonly revealed_at: number | null;
  /** When the planned time or the wait was last set; null for match days of earlier versions. */
  readonly timed_at: number | null;
  /** Minutes after the planned time from which a side counts as absent. */
  readonly wait_minutes: number;
  /** JSON; null: as the league plays. */
  readonly format: string | null;
  /** Where the team of the event plays; `away_team_id` and the others are those of the other team in both cases. */
  readonly owner_side: 'home' | 'away';
  /** Whether the other team takes part. */
  readonly request: 'open' | 'agreed' | 'declined';
};

/** The line-ups that are set. */
export type LineUpsTable = {
  readonly event_id: string;
  readonly side: 'home' | 'away';
  /** The user or guest; null after their account was deleted. */
  readonly set_by: string | null;
  readonly set_at: number;
  /** Whether the side itself has set it. */
  readonly is_own: number;
  /** When it was changed after both were visible; null if it was not. */
  readonly changed_at: number | null;
  /** When the other side said that it is ready to play against it. */
  readonly accepted_at: number | null;
  /** Since when the other side is asked again. */
  readonly asked_at: number | null;
};

export type LineUpPlacesTable = {
  readonly event_id: string;
  readonly side: 'home' | 'away';
  /** From 0; the first four are the positions, the others the bench. */
  readonly place: number;
  /** Null for a position that is left empty on purpose. */
  readonly player_id: string | null;
};

/** Devices by which the guests of a match day take part. */
export type GuestDevicesTable = {
  readonly event_id: string;
  /** User or guest. */
  readonly caller_id: string;
  readonly enrolled_at: number;
};

/** What people decided during an event, in order. */
export type EventLogTable = {
  readonly event_id: string;
  readonly seq: number;
  readonly kind: string;
  /** The match that it is about, if it is one. */
  readonly match_id: string | null;
  /** JSON, by kind. */
  readonly content: string;
  readonly made_at: number;
  /** The user; null after their account was deleted. */
  readonly made_by: string | null;
  /** Null unless it was undone. */
  readonly undone_at: number | null;
  readonly undone_by: string | null;
  /** The reason that was given. */
  readonly undone_because: string | null;
};

/** Teams without accounts that a team has entered to play against them. */
export type OpponentTeamsTable = {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  /** Name in lower case. */
  readonly search_name: string;
  readonly props_hash: string;
  readonly created_by: string;
  readonly created_at: number;
};

export type OpponentTeamPlayersTable = {
  readonly opponent_id: string;
  readonly player_id: string;
  /** Place in the list, from 0. */
  readonly place: number;
};

/** Players with an account whom somebody else has entered into an event. */
export type EventConsentsTable = {
  readonly event_id: string;
  readonly player_id: string;
  readonly status: 'open' | 'agreed' | 'unlinked';
  /** Whether they have asked the organiser to be taken out. */
  readonly wants_out: number;
  /** User or guest who has entered them; null after their account was deleted. */
  readonly asked_by: string | null;
  readonly created_at: number;
  /** Since when the player sees the question; null while the event is a draft. */
  readonly asked_at: number | null;
  /** When the mail was sent or left out; null while neither has happened. */
  readonly mailed_at: number | null;
  readonly answered_at: number | null;
};
