import type { ReadOutcome } from '../api/api.ts';
import { isServerFailing } from '../api/read-troubles.ts';
import { emptyRecord, type Queued, type QueueRecord, type QueueRules } from './queue-record.ts';
import { hasGone, type TrackerState, waitingCommands, withFacts } from './tracker-states.ts';

export type TrackerEvent<Q extends Queued> =
  /** A legal command of the user; `model` is the thing after it. */
  | { readonly kind: 'dispatched'; readonly command: Q['Command']; readonly model: Q['Model'] }
  /** The device has stored a command. */
  | { readonly kind: 'kept'; readonly command: Q['Command']; readonly record: QueueRecord<Q> }
  /** Another tab was faster, so that the command does not fit any more. */
  | { readonly kind: 'overtaken'; readonly command: Q['Command'] }
  /** The device cannot store a command. */
  | { readonly kind: 'unstorable'; readonly command: Q['Command'] }
  /** The device's record, which may have changed; null: it has none. */
  | { readonly kind: 'record'; readonly record: QueueRecord<Q> | null }
  /** Something wants to read the thing. */
  | { readonly kind: 'wanted' }
  /** The user wants to read the thing. */
  | { readonly kind: 'refresh' }
  /** What the server answered. `asked`: the record when it was asked. */
  | (ReadOutcome<Q['Base']> & { readonly asked: QueueRecord<Q> })
  | { readonly kind: 'read-ended' }
  /** The live channel announced this revision. */
  | { readonly kind: 'announced'; readonly revision: number };

export type TrackerEffect<Q extends Queued> =
  /** Reads the thing from the server. */
  | { readonly kind: 'read' }
  /** Shows the state on the screen. */
  | { readonly kind: 'publish' }
  /** Stores a command: the journal has it at once. */
  | { readonly kind: 'keep'; readonly command: Q['Command'] }
  /** Stores the server's answer. */
  | { readonly kind: 'take-answer'; readonly answer: Q['Base'] }
  /** Removes the device's record, unless it differs from this copy. */
  | { readonly kind: 'forget'; readonly copy: QueueRecord<Q> };

type TrackerStep<Q extends Queued> = {
  readonly state: TrackerState<Q>;
  readonly effects: readonly TrackerEffect<Q>[];
};

/** What decides beside state and event. */
type TrackerWorld<Q extends Queued> = {
  readonly rules: QueueRules<Q>;
  /** Takes equal parts from the old model, so that less is drawn again. */
  readonly share?: ((before: Q['Model'], next: Q['Model']) => Q['Model']) | undefined;
  /** Whether the queue is sending a command of the thing. */
  readonly isSending: boolean;
};

const publish = { kind: 'publish' } as const;

const step = <Q extends Queued>(
  state: TrackerState<Q>,
  ...effects: readonly TrackerEffect<Q>[]
): TrackerStep<Q> => ({ state, effects });

/** The state with the model of its record and its waiting commands. */
const refolded = <Q extends Queued>(
  state: TrackerState<Q>,
  { rules, share }: TrackerWorld<Q>,
): TrackerState<Q> => {
  const { id, base } = state.stored;
  const before = state.model;
  const next = rules.fold({ id, base, queue: waitingCommands(state) });
  const isShared = next !== null && before !== null && share !== undefined;
  return withFacts(state, { model: isShared ? share(before, next) : next });
};

const withoutUnkept = <Q extends Queued>(state: TrackerState<Q>, { id }: Q['Command']): TrackerState<Q> => ({
  ...state,
  unkept: state.unkept.filter((one) => one.id !== id),
});

/** Begins a read, unless one is under way. */
const read = <Q extends Queued>(state: TrackerState<Q>): TrackerStep<Q> => {
  const { name, revision } = state.news;
  if (name === 'reading') return step(state);
  return step({ ...state, news: { name: 'reading', revision } }, { kind: 'read' });
};

/**
 * Reads if the announced revision is newer. While a command is being sent, its answer probably contains the revision. A
 * read that began before the revision was announced may return an older one: then it is read once more.
 */
const compareNews = <Q extends Queued>(
  state: TrackerState<Q>,
  { isSending }: TrackerWorld<Q>,
): TrackerStep<Q> => {
  const { news, stored } = state;
  // While the server fails, nothing reads but what paces the reads.
  if (news.name !== 'noticed' || isSending || isServerFailing(state.failure)) {
    return step(state);
  }
  const isBehind = news.revision > (stored.base?.props.revision ?? 0);
  const compared = { ...state, news: { name: 'none', revision: 0 } } as const;
  return isBehind ? read(compared) : step(compared);
};

/**
 * The device removed its record, because the thing was deleted or is old. The screen keeps its state until that is
 * known.
 */
const withoutRecord = <Q extends Queued>(state: TrackerState<Q>): TrackerStep<Q> => {
  const { stored } = state;
  const base = hasGone(state) ? null : stored.base;
  const next = { ...state, stored: { ...emptyRecord(stored.id), base } };
  return stored.version > 0 && !hasGone(state) ? read(next) : step(next);
};

const withRecord = <Q extends Queued>(
  state: TrackerState<Q>,
  record: QueueRecord<Q> | null,
): TrackerStep<Q> => {
  if (record === null) return withoutRecord(state);
  if (record.version === state.stored.version) return step(state);
  return step(withFacts({ ...state, stored: record }, { isGone: false }));
};

/** Takes the device's record, unless a newer one is known. The screen learns of it after a read has begun. */
const takeRecord = <Q extends Queued>(
  state: TrackerState<Q>,
  record: QueueRecord<Q> | null,
  world: TrackerWorld<Q>,
): TrackerStep<Q> => {
  if (record !== null && record.version < state.stored.version) return step(state);
  const taken = withRecord(state, record);
  const compared = compareNews(refolded(taken.state, world), world);
  // The server's state shows why it refuses.
  const isRefusedNow = record !== null && record.refusal !== null && state.stored.refusal === null;
  const last = isRefusedNow ? read(compared.state) : step(compared.state);
  return step(last.state, ...taken.effects, ...compared.effects, ...last.effects, publish);
};

/**
 * Unsent commands of a deleted thing are kept: their refusal asks the user what to do. A record that changed since
 * the request is kept too: the thing may have been created meanwhile, and the answer is too old.
 */
const takeAbsence = <Q extends Queued>(state: TrackerState<Q>, copy: QueueRecord<Q>): TrackerStep<Q> =>
  waitingCommands(state).length > 0
    ? step(state)
    : step(withFacts(state, { isGone: true }), { kind: 'forget', copy });

const notice = <Q extends Queued>(state: TrackerState<Q>, announced: number): TrackerState<Q> => {
  const { name } = state.news;
  const revision = Math.max(announced, state.news.revision);
  const isNews = name === 'none' && revision > 0;
  return { ...state, news: { name: isNews ? 'noticed' : name, revision } };
};

const endRead = <Q extends Queued>(state: TrackerState<Q>): TrackerState<Q> =>
  notice({ ...state, news: { name: 'none', revision: 0 } }, state.news.revision);

/** The state after an event, and what has to be done, in this order. */
export const nextTracker = <Q extends Queued>(
  state: TrackerState<Q>,
  event: TrackerEvent<Q>,
  world: TrackerWorld<Q>,
): TrackerStep<Q> => {
  switch (event.kind) {
    case 'dispatched': {
      const { command, model } = event;
      const shown = withFacts({ ...state, unkept: [...state.unkept, command] }, { model });
      // The journal has the command before anybody sees it.
      return step(shown, { kind: 'keep', command }, publish);
    }
    case 'kept':
      return takeRecord(withoutUnkept(state, event.command), event.record, world);
    case 'overtaken':
      return step(withoutUnkept(state, event.command));
    case 'unstorable':
      return step(refolded(withoutUnkept(state, event.command), world), publish);
    case 'record':
      return takeRecord(state, event.record, world);
    case 'wanted':
      return read(state);
    case 'refresh': {
      const asked = read(state.model === null ? withFacts(state, { failure: null }) : state);
      return step(asked.state, ...asked.effects, publish);
    }
    case 'found': {
      const { answer } = event;
      return step(withFacts(state, { isGone: false, failure: null }), { kind: 'take-answer', answer });
    }
    case 'missing':
      return takeAbsence(state, event.asked);
    case 'failed':
      return step(withFacts(state, { failure: event.error }), publish);
    case 'read-ended':
      return compareNews(endRead(state), world);
    case 'announced':
      return compareNews(notice(state, event.revision), world);
  }
};
