/** Settings of tournaments that a team uses again. */
export type TournamentTemplatesTable = {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  /** JSON. */
  readonly settings: string;
};
