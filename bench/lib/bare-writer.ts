/** The server's turns, ready to be written once more. */
export type BareWriter = {
  readonly turns: number;
  /** Writes turn number `index` durably. */
  readonly write: (index: number) => Promise<void> | void;
  readonly close: () => Promise<void> | void;
};
