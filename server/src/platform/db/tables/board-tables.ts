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
