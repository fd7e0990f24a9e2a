/** One reaction to one event; its row is deleted after success. */
export type ReactionsTable = {
  readonly id: string;
  /** Name of the reaction. */
  readonly reaction: string;
  /** Subject of the event, for example `matches/<id>`; reactions of one subject run in order. */
  readonly subject: string;
  /**
   * Ascending per reaction and subject; rows of one command may have the same value and then run in the order of ids.
   */
  readonly seq: number;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
  readonly created_at: number;
  /** From this time on any process may run it. */
  readonly due_at: number;
  /** Number of started tries. */
  readonly attempts: number;
  /** Time when it was given up; null as long as it is tried. */
  readonly set_aside_at: number | null;
};
