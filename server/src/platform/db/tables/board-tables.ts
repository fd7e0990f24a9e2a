import type { Generated } from 'kysely';

/** The boards of a team's hall. */
export type BoardsTable = {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  /** Order within the hall, with gaps. */
  readonly place: number;
  readonly state: 'open' | 'broken' | 'reserved';
  readonly is_stream: number;
  /** When people last set the state; null if nobody has. */
  readonly since: number | null;
  /** Rises with every change. */
  readonly revision: number;
  /** Since when somebody there waits for help, ms since 1970; null for nobody. */
  readonly help_since: number | null;
};

/** A tablet that is bound to a board. Times are ms since 1970. */
export type BoardTabletsTable = {
  readonly id: string;
  readonly board_id: string;
  /** SHA-256 of its key, which stands nowhere. */
  readonly key_hash: string;
  /** SHA-256 of the code that bound it, so that a repeat gets the same key. */
  readonly code_hash: string;
  readonly bound_at: number;
  readonly last_seen_at: number;
  /** Percent; null if its browser does not tell. */
  readonly battery: number | null;
  /** The match that it was told to be the next one. */
  readonly next_match_id: string | null;
};

/** On which board a match is played. Its place in the event has the name, too, for clients that know only labels. */
export type MatchBoardsTable = { readonly match_id: string; readonly board_id: string };

/** Which boards an event uses; all of the hall if it has no rows. */
export type EventBoardsTable = {
  readonly event_id: string;
  readonly board_id: string;
  /** From when to when, ms since 1970; null: as long as the event. */
  readonly from_time: number | null;
  readonly until_time: number | null;
  /** Of a match day: whose board it is. */
  readonly side: 'home' | 'away' | null;
  /** Kinds of rounds and ids of groups for which a tournament reserves it, as JSON; null for all. */
  readonly for_rounds: string | null;
  readonly for_groups: string | null;
};

/** A match that is called to its board, or that was postponed; it then has no board. Times are ms since 1970. */
export type CallsTable = {
  readonly match_id: string;
  /** At most one match is called to a board. */
  readonly board_id: string | null;
  /** The user who has called it or postponed it; null for deleted accounts. */
  readonly called_by: string | null;
  readonly called_at: number | null;
  /** How often it was called; 0 for a postponed match. */
  readonly calls: number;
  readonly latest_at: number | null;
  readonly present_at: number | null;
  readonly postponed_until: number | null;
  /** From when on everybody is asked to call it, if nobody is named; null: nobody is sought. */
  readonly caller_sought_from: number | null;
};

/** Entries that do not call a match, though the hall had asked them. */
export type CallRefusalsTable = { readonly match_id: string; readonly entry_id: string };

/** How organisers call in the hall of an event; without a row, by a proposal. */
export type EventHallsTable = {
  readonly event_id: string;
  readonly mode: 'proposal' | 'by-hand' | 'automatic';
  /** When they have released the knockout before its time, ms since 1970. */
  readonly knockout_from: number | null;
  /** Whether people cannot say of themselves that they are here or leave. */
  readonly is_closed_to_reports: Generated<number>;
  /** Whether called matches need a caller; null as the tournament's own rule says. */
  readonly callers: 'if-possible' | 'required' | 'none' | null;
};

/** What organisers have said about an entry of a tournament; without a row, its people are in the hall. Times are ms since 1970. */
export type AttendancesTable = {
  readonly entry_id: string;
  readonly event_id: string;
  readonly presence: 'expected' | 'here' | 'injured' | 'gone';
  readonly coming_at: number | null;
  readonly pause_until: number | null;
  readonly is_caller: number;
};

/** Whether two people of different tournaments are the same person, as an organiser has said. The first id is the lower one. */
export type SamePeopleTable = {
  readonly first_id: string;
  readonly second_id: string;
  /** The entries by which they take part; the answer ends with them. */
  readonly first_entry: string;
  readonly second_entry: string;
  readonly is_same: number;
};

/** What was last said about an entry by people themselves, until an organiser answers. */
export type PresenceReportsTable = {
  readonly entry_id: string;
  readonly event_id: string;
  readonly says: 'here' | 'leaving';
  /** ms since 1970 */
  readonly said_at: number;
  /** A user, or the guest of a device; null for deleted accounts. */
  readonly said_by: string | null;
  readonly is_contrary: number;
  /** Whether the entry calls nothing because of it. */
  readonly has_left_callers: number;
};

/** What organisers announce in the hall of an event. Times are ms since 1970. */
export type AnnouncementsTable = {
  readonly id: string;
  readonly event_id: string;
  readonly text: string;
  readonly made_at: number;
  readonly until_time: number;
};

/** The device that speaks in the hall of an event, and when it last said that it is there, ms since 1970. */
export type HallVoicesTable = {
  readonly event_id: string;
  readonly device_id: string;
  readonly seen_at: number;
};
