export type HooksTable = {
  readonly id: string;
  readonly team_id: string;
  readonly url: string;
  /** Signs what is sent; the receiver has it, too. */
  readonly secret: string;
  /** Whether events that are not public are sent, too. */
  readonly has_private: number;
  readonly created_at: number;
};

export type HookDeliveriesTable = {
  /** Follows from the hook and from what has happened, so that nothing is sent twice after it has arrived. */
  readonly id: string;
  readonly hook_id: string;
  readonly event: string;
  readonly created_at: number;
  readonly tried_at: number | null;
  readonly attempts: number;
  readonly status: 'waiting' | 'done' | 'failed' | 'refused';
  /** Status code of the answer, or why there is none. */
  readonly answer: string | null;
};

export type CalendarFeedsTable = {
  /** `team/{id}` or `player/{id}`. */
  readonly subject: string;
  /** How often the address was renewed. */
  readonly number: number;
};
