import { ok, type Result, refused } from '@neundarter/rules/result';

/** The types of a command queue for one kind of thing: a match, a practice game. */
export type Queued = {
  /** The thing in the rules. */
  readonly Model: unknown;
  /** The thing in the server's answer. */
  readonly Base: { readonly props: { readonly revision: number } };
  /**
   * One change on its way to the server. `id` is its request id, so that sending it again changes nothing. Only
   * `create` works without an existing thing.
   */
  readonly Command: { readonly id: string; readonly kind: string };
  /** Error codes of the rules. */
  readonly Error: string;
};

/** A command that the server will never accept: the queue stops until the user decides. */
type Refusal = { readonly commandId: string; readonly code: string };

/**
 * What a device stores of a thing: the last state from the server and the commands that the server has not confirmed.
 */
export type QueueRecord<Q extends Queued> = {
  readonly id: string;
  /** Number of changes of this record: of two copies the higher number is newer. */
  readonly version: number;
  /** Null until the server has answered once. */
  readonly base: Q['Base'] | null;
  /** Oldest first. */
  readonly queue: readonly Q['Command'][];
  readonly refusal: Refusal | null;
};

/** A record before its first change. */
export const emptyRecord = (id: string) =>
  ({ id, version: 0, base: null, queue: [], refusal: null }) as const satisfies QueueRecord<Queued>;

/** The rules of a thing for its queue. */
export type QueueRules<Q extends Queued> = {
  /** What the device shows: the server's state with the waiting commands applied. Null if neither is known. */
  readonly fold: (record: Pick<QueueRecord<Q>, 'id' | 'base' | 'queue'>) => Q['Model'] | null;
  /** The thing after one more command; a command that it already contains changes nothing. */
  readonly apply: (model: Q['Model'], command: Q['Command']) => Result<Q['Model'], Q['Error']>;
  /** Error code of a command if the thing is not known yet. */
  readonly notReady: Q['Error'];
  /** Error code of a command if the thing was changed meanwhile. */
  readonly outOfSync: Q['Error'];
};

/** The record with one more command at the end of its queue; a command that already waits there changes nothing. */
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

/** The record with the server's answer; the unchanged record if a newer state is known. */
export const withAnswer = <Q extends Queued>(stored: QueueRecord<Q>, answer: Q['Base']): QueueRecord<Q> => {
  const isNewerKnown = stored.base !== null && stored.base.props.revision > answer.props.revision;
  return isNewerKnown ? stored : { ...stored, base: answer };
};

/** The record after the server has carried out a command, which is then removed from the queue. */
export const withDone = <Q extends Queued>(
  stored: QueueRecord<Q>,
  { id }: Q['Command'],
  answer: Q['Base'],
): QueueRecord<Q> => ({
  ...withAnswer(stored, answer),
  queue: stored.queue.filter((one) => one.id !== id),
});

/** `sending`: a command is being sent. `waiting`: commands are queued and will be tried again. */
export type QueueActivity = 'idle' | 'sending' | 'waiting';

/** State of the queue as a screen shows it. */
export type QueuePhase = QueueActivity | 'refused';

/** @param isRefused whether the queue is stopped until the user decides */
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

/** Commands of any queue, with the fields of throws and undos. */
type Waiting = { readonly kind: string; readonly id: string; readonly throwId?: string };

/** Number of throws that the server does not know yet: new and corrected throws, and known throws to be undone. */
export const countWaitingThrows = (queue: readonly Waiting[]): number => {
  const unsaved = new Set<string>();
  let takenBack = 0;
  for (const { kind, id, throwId = '' } of queue) {
    if (kind === 'throw' || kind === 'correct') unsaved.add(id);
    else if (kind === 'undo' && !unsaved.delete(throwId)) takenBack += 1;
  }
  return unsaved.size + takenBack;
};
