// The states of a tracker, which keeps one thing on a screen up to date. ARCHITECTURE.md, "The states of a turn on its
// device", shows them as a table.
import { emptyRecord, type Queued, type QueueRecord } from './queue-record.ts';

/** Why a dispatched command was taken back: another tab was faster, or this device cannot store it. */
export type NotKept<Q extends Queued> = Q['Error'] | 'error.device.storage-failed';

/**
 * Whether the screen may be behind the server. `noticed`: a revision was announced, but not compared yet; `reading`: the
 * thing is being read. `revision`: the announced one; 0 if none was.
 */
type News = { readonly name: 'none' | 'noticed' | 'reading'; readonly revision: number };

/** What is known of the thing. `failure`: why the latest read failed; null if it did not, or if none has ended. */
type Known<Q extends Queued> =
  | { readonly name: 'loading'; readonly model: null; readonly failure: null }
  | { readonly name: 'failed'; readonly model: null; readonly failure: unknown }
  /** Neither the server nor the device has it. */
  | { readonly name: 'missing'; readonly model: null; readonly failure: unknown }
  | { readonly name: 'ready'; readonly model: Q['Model']; readonly failure: unknown }
  /** The server did not have it when it was asked; the device still has it. */
  | { readonly name: 'doubted'; readonly model: Q['Model']; readonly failure: unknown };

type Kept<Q extends Queued> = {
  /** The newest known record of the device. */
  readonly stored: QueueRecord<Q>;
  /** Dispatched, but not stored yet. */
  readonly unkept: readonly Q['Command'][];
  readonly news: News;
};

export type TrackerState<Q extends Queued> = Kept<Q> & Known<Q>;

/** A tracker before its first event. */
export const loadingTracker = <Q extends Queued>(id: string): TrackerState<Q> => ({
  name: 'loading',
  model: null,
  failure: null,
  stored: emptyRecord(id),
  unkept: [],
  news: { name: 'none', revision: 0 },
});

/** Whether the server did not have the thing when it was asked. */
export const hasGone = <Q extends Queued>({ name }: TrackerState<Q>): boolean =>
  name === 'missing' || name === 'doubted';

/** The facts that decide the name of a state. */
type Facts<Q extends Queued> = {
  readonly model: Q['Model'] | null;
  readonly isGone: boolean;
  readonly failure: unknown;
};

/** The state after some facts have changed, with the name that they give it. */
export const withFacts = <Q extends Queued>(
  state: TrackerState<Q>,
  changed: Partial<Facts<Q>>,
): TrackerState<Q> => {
  const { model, failure, isGone } = { ...state, isGone: hasGone(state), ...changed };
  const unknown = failure === null ? 'loading' : 'failed';
  const shown = isGone ? 'doubted' : 'ready';
  const hidden = isGone ? 'missing' : unknown;
  // The name fits the fields, which the compiler cannot know.
  return { ...state, model, failure, name: model === null ? hidden : shown } as TrackerState<Q>;
};

/** The stored commands, and those that are not stored yet. */
export const waitingCommands = <Q extends Queued>({
  stored,
  unkept,
}: TrackerState<Q>): readonly Q['Command'][] => {
  if (unkept.length === 0) return stored.queue;
  const kept = new Set(stored.queue.map((command) => command.id));
  return [...stored.queue, ...unkept.filter((command) => !kept.has(command.id))];
};

/** Whether the server cannot have the thing yet: its creation waits. */
export const isCreating = <Q extends Queued>({ stored }: TrackerState<Q>): boolean =>
  stored.queue[0]?.kind === 'create';
