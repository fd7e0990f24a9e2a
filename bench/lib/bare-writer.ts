/** Writes the server's turns once more, without the server. */
export type BareWriter = {
  readonly turns: number;
  /** Writes turn `index` (from 0) durably. */
  readonly write: (index: number) => Promise<void> | void;
  readonly close: () => Promise<void> | void;
};
