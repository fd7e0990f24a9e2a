/** One reaction to one event; gone once it succeeded. */
export type ReactionsTable = {
  readonly id: string;
  /** Name of the reaction. */
  readonly reaction: string;
  /** What the event is about, for example `matches/<id>`; rows of one subject are worked on in their order. */
  readonly subject: string;
  /** Grows within a reaction and subject; rows of one command may share it and are in the order of their ids. */
  readonly seq: number;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
  readonly created_at: number;
  /** From then on any process may work on it. */
  readonly due_at: number;
  /** Tries begun so far. */
  readonly attempts: number;
  /** When it had failed too often; null as long as it is tried. */
  readonly set_aside_at: number | null;
};
