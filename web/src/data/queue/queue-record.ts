import { ok, type Result, refused } from '@neundarter/rules/result';

/** What a command queue is about: a match, a practice game. */
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

/** A change the server will never accept: it stops the queue until somebody decides. */
export type Refusal = { readonly commandId: string; readonly code: string };

/** What a device keeps of a thing: the server's last word and the changes the server has not confirmed yet. */
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
  readonly apply: (model: Q['Model'], command: Q['Command']) => Result<Q['Model'], Q['Error']>;
  /** Refusal of a command while the thing is not known. */
  readonly notReady: Q['Error'];
  /** Refusal of a command where something else has come between. */
  readonly outOfSync: Q['Error'];
};

/** The record with one more command at the end of its queue; a command that waits there already changes nothing. */
export const withCommand = <Q extends Queued>(
  { fold, apply, outOfSync }: QueueRules<Q>,
  stored: QueueRecord<Q>,
  command: Q['Command'],
): Result<QueueRecord<Q>, Q['Error']> => {
  if (stored.queue.some(({ id }) => id === command.id)) return ok(stored);
  const model = fold(stored);
  const next = model === null ? null : apply(model, command);
  if (next?.ok === false) return next;
  if (next === null && command.kind !== 'create') return refused(outOfSync);
  return ok({ ...stored, queue: [...stored.queue, command] });
};

/** The record with what the server says; the record itself where something newer is known. */
export const withAnswer = <Q extends Queued>(stored: QueueRecord<Q>, answer: Q['Base']): QueueRecord<Q> => {
  const isNewerKnown = stored.base !== null && stored.base.props.revision > answer.props.revision;
  return isNewerKnown ? stored : { ...stored, base: answer };
};

/** The record after the server has carried out a command: it waits no longer. */
export const withDone = <Q extends Queued>(
  stored: QueueRecord<Q>,
  { id }: Q['Command'],
  answer: Q['Base'],
): QueueRecord<Q> => ({
  ...withAnswer(stored, answer),
  queue: stored.queue.filter((one) => one.id !== id),
});

/** `sending`: a command is under way. `waiting`: something is queued and will be tried again. */
export type QueueActivity = 'idle' | 'sending' | 'waiting';

/** What is going on between this device and the server, as a screen says it. */
export type QueuePhase = QueueActivity | 'refused';

/** @param isRefused whether the queue stands still until somebody decides */
export const queuePhase = ({
  isRefused,
  isEmpty,
  activity,
}: {
  readonly isRefused: boolean;
  readonly isEmpty: boolean;
  readonly activity: QueueActivity;
}): QueuePhase => {
  if (isRefused) return 'refused';
  if (isEmpty) return 'idle';
  return activity === 'idle' ? 'sending' : activity;
};

/** Commands of any queue, as far as they are throws or take one back. */
type Waiting = { readonly kind: string; readonly id: string; readonly throwId?: string };

/** Throws that the server does not know yet: new ones, and known ones that are to be taken back. */
export const countWaitingThrows = (queue: readonly Waiting[]): number => {
  const unsaved = new Set<string>();
  let takenBack = 0;
  for (const { kind, id, throwId = '' } of queue) {
    if (kind === 'throw') unsaved.add(id);
    else if (kind === 'undo' && !unsaved.delete(throwId)) takenBack += 1;
  }
  return unsaved.size + takenBack;
};
