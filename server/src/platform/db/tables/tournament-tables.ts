import type { Generated } from 'kysely';

/** Tournaments, beside their row in `events`. The columns of their PINs are no longer used: see `PassesTable`. */
export type TournamentsTable = {
  readonly event_id: string;
  readonly status: 'draft' | 'published' | 'registration-closed' | 'running' | 'finished' | 'cancelled';
  /** JSON of the settings. */
  readonly config: string;
  /** Where new entries are reported. */
  readonly notification_address: string | null;
  /** Hash of the secret with which the owner of the address agrees; null for the organiser's own address. */
  readonly notification_token: string | null;
  /** 0 or 1: nothing is sent to the address until its owner has agreed. */
  readonly notification_waits: Generated<number>;
  /** Seed of all lots; null before the first draw. */
  readonly draw_seed: string | null;
  readonly no_of_draws: number;
  readonly cancelled_because: string | null;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  /** JSON: ids of the entries of the seeding list before the lot; null before the start. */
  readonly listed_seeds: string | null;
};

/** Entries of a tournament. */
export type EventParticipantsTable = {
  readonly id: string;
  readonly event_id: string;
  /** Index within the event, from 0; never used again. */
  readonly position: number;
  readonly status: 'requested' | 'confirmed' | 'rejected' | 'waiting' | 'withdrawn';
  /** JSON: one person or two, with their names. */
  readonly participant: string;
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly group_id: string | null;
  /** Row of the draw, from 0. */
  readonly group_position: number | null;
  /** Place in the seeding list, from 0; after the start everybody has one. */
  readonly seed: number | null;
  readonly is_present: number;
  readonly has_paid: number;
  readonly is_name_shortened: number;
  readonly props_hash: string;
  /** User or guest; null after the account was deleted. */
  readonly created_by: string | null;
  readonly created_at: number;
  /** JSON: the seat of who has entered after the start; null for all others. */
  readonly late_seat: string | null;
};

/** The people of all entries. */
export type EventParticipantPeopleTable = {
  readonly event_id: string;
  readonly player_id: string;
  readonly entry_id: string;
};

/** Only organisers may see these; public reads never join this table. */
export type EventParticipantAddressesTable = {
  readonly entry_id: string;
  readonly event_id: string;
  readonly address: string;
  /** Whether the people registered themselves; organisers may use one address for several entries. */
  readonly is_own: number;
  /** Part of the link in the mail with which people withdraw. */
  readonly withdraw_key: string;
};

/** The places of entries in finished tournaments; who was out in the groups has none. */
export type EventPlacesTable = {
  readonly entry_id: string;
  readonly event_id: string;
  /** Place from 1; from 5 to 8 means one of the places 5 to 8. */
  readonly place_from: number;
  readonly place_to: number;
};

export type EventEnrolmentsTable = {
  readonly event_id: string;
  /** User or guest. */
  readonly caller_id: string;
  readonly enrolled_at: number;
};

/** Callers who were ever enrolled. */
export type EventScorersTable = {
  readonly event_id: string;
  /** User or guest. */
  readonly caller_id: string;
  /** By which organisers know a guest, from 1; null for a user. */
  readonly guest_number: number | null;
};
