/** What a queue of commands is about: a match, a practice game. */
export type Queued = {
  /** As the rules see it. */
  readonly Model: unknown;
  /** As the server answers it. */
  readonly Base: { readonly props: { readonly revision: number } };
  /**
   * One change on its way to the server. `id` is its request id, so that sending it again is harmless. `create` is the
   * one that needs nothing before it.
   */
  readonly Command: { readonly id: string; readonly kind: string };
  /** Codes the rules refuse with. */
  readonly Error: string;
};

/** A change the server will never take back: it stops the queue until somebody decides. */
export type Refusal = { readonly commandId: string; readonly code: string };

/** What a device keeps of a thing: the server's last word and the changes it has not heard yet. */
export type QueueRecord<Q extends Queued> = {
  readonly id: string;
  /** Counts the changes of this record: of two copies the higher one is newer. */
  readonly version: number;
  /** Null until the server has answered once. */
  readonly base: Q['Base'] | null;
  /** Oldest first. */
  readonly queue: readonly Q['Command'][];
  readonly refusal: Refusal | null;
};

/** A record nothing has been written to. */
export const emptyRecord = (id: string) =>
  ({ id, version: 0, base: null, queue: [], refusal: null }) as const satisfies QueueRecord<Queued>;

/** The rules of a thing, as the queue needs them. */
export type QueueRules<Q extends Queued> = {
  /** What the device shows: the server's state and, on top, what waits. Null while neither is known. */
  readonly fold: (record: Pick<QueueRecord<Q>, 'id' | 'base' | 'queue'>) => Q['Model'] | null;
  /** The thing after one more command; a command it already contains changes nothing. */
  readonly apply: (
    model: Q['Model'],
    command: Q['Command'],
  ) => { readonly ok: true; readonly value: Q['Model'] } | { readonly ok: false; readonly error: Q['Error'] };
  /** Refusal of a command while the thing is not known. */
  readonly notReady: Q['Error'];
  /** Refusal of a command where something else has come between. */
  readonly outOfSync: Q['Error'];
};

/** Where the records are kept. Every update is one transaction, also between tabs. */
export type QueueStore<Q extends Queued> = {
  readonly read: (id: string) => Promise<QueueRecord<Q> | null>;
  /** All records, in no order. */
  readonly readAll: () => Promise<readonly QueueRecord<Q>[]>;
  /**
   * Replaces a record by what `change` makes of it and counts its version up; `change` must be quick and pure.
   * Returning the record itself writes nothing, null removes it.
   */
  readonly update: (
    id: string,
    change: (stored: QueueRecord<Q>) => QueueRecord<Q> | null,
  ) => Promise<QueueRecord<Q> | null>;
  /** Things with a queue. */
  readonly waitingIds: () => Promise<readonly string[]>;
};
