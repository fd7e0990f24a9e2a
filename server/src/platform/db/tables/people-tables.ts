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

/** A player agrees on a device of their own to be put into matches by a user. */
export type AgreementsTable = {
  readonly id: string;
  readonly code: string;
  /** Id of the user. */
  readonly asked_by: string;
  readonly status: 'open' | 'accepted' | 'rejected';
  readonly created_at: number;
  /** Until when the code can be answered. */
  readonly expires_at: number;
  readonly player_id: string | null;
  readonly answered_at: number | null;
  /** Until when the user may put the player into matches; null unless the player accepted. */
  readonly valid_until: number | null;
};
