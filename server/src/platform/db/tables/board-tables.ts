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
