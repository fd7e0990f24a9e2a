// The states of a sender, which sends the waiting commands of one thing. ARCHITECTURE.md, "The states of a turn on its
// device", shows them as a table.

import type { QueueActivity } from './queue-record.ts';

/** Why commands wait while another tab of this device sends. */
export const otherTabCode = 'error.device.other-tab';

/** What a screen shows of a sender. `code`: why the oldest command waits; null if it does not. */
export type Shown = { readonly activity: QueueActivity; readonly code: string | null };

type Resting = { readonly name: 'resting'; readonly shown: Shown };

/** The latest attempt failed, and the retry timer runs. `afterMs`: pause that the server asked for. */
type Pausing = { readonly name: 'pausing'; readonly shown: Shown; readonly afterMs: number | undefined };

/**
 * One try to send the oldest command. `asking`: waits for the lock, and reads the command; `sending`: the call is under
 * way.
 */
type Attempting = {
  readonly name: 'asking' | 'sending';
  readonly shown: Shown;
  /** A command was stored meanwhile: look once more if there is nothing to send. */
  readonly looksAgain: boolean;
  /** Try again without a pause if this attempt fails. */
  readonly isHurried: boolean;
};

export type SenderState = Resting | Pausing | Attempting;

/** How an attempt ends. */
export type AttemptEnd =
  /** The server has carried out the oldest command. */
  | { readonly kind: 'sent' }
  /** There is nothing to send, or a refusal stops the queue. */
  | { readonly kind: 'empty' }
  /** `afterMs`: pause that the server asks for. */
  | { readonly kind: 'failed'; readonly code: string; readonly afterMs?: number | undefined };

export type SenderEvent =
  /** A command was stored. */
  | { readonly kind: 'look' }
  /** The pause is over. */
  | { readonly kind: 'timer' }
  /** The network is back, the page is visible, or the user retries. */
  | { readonly kind: 'hurry' }
  /** The lock takes so long that another tab must be sending. */
  | { readonly kind: 'other-tab' }
  /** There is a command to send. */
  | { readonly kind: 'found' }
  | AttemptEnd
  /** All commands are about to be dropped. */
  | { readonly kind: 'discarding' }
  | { readonly kind: 'discarded' };

type SenderEffect =
  /** Begins an attempt, which reports `found` and its end. It begins after the other effects. */
  | 'attempt'
  /** Starts the retry timer; each pause is longer than the one before. */
  | 'pause'
  /** Stops the retry timer; the next pause is a short one. */
  | 'reset-timer'
  /** Tells the screens that `shown` has changed. */
  | 'show';

type SenderStep = { readonly state: SenderState; readonly effects: readonly SenderEffect[] };

const idle: Shown = { activity: 'idle', code: null };

/** A sender before its first event. */
export const restingSender: SenderState = { name: 'resting', shown: idle };

const isAttempting = (state: SenderState): state is Attempting => 'isHurried' in state;

const step = (state: SenderState, ...effects: readonly SenderEffect[]): SenderStep => ({ state, effects });

const attempt = (shown: Shown, isHurried: boolean): SenderStep =>
  step({ name: 'asking', shown, looksAgain: false, isHurried }, 'attempt');

/** Begins an attempt, or has the running one followed by another. */
const look = (state: SenderState): SenderStep =>
  isAttempting(state) ? step({ ...state, looksAgain: true }) : attempt(state.shown, false);

const hurry = (state: SenderState): SenderStep =>
  isAttempting(state)
    ? step({ ...state, looksAgain: true, isHurried: true }, 'reset-timer')
    : step(attempt(state.shown, false).state, 'reset-timer', 'attempt');

const retry = (
  { isHurried }: Attempting,
  { code, afterMs }: Extract<AttemptEnd, { kind: 'failed' }>,
): SenderStep => {
  const shown: Shown = { activity: 'waiting', code };
  return isHurried ? attempt(shown, false) : step({ name: 'pausing', shown, afterMs }, 'pause');
};

const endOf = (state: Attempting, end: AttemptEnd): SenderStep => {
  switch (end.kind) {
    case 'sent':
      return step(attempt(state.shown, state.isHurried).state, 'reset-timer', 'attempt');
    case 'empty':
      return state.looksAgain ? attempt(idle, state.isHurried) : step(restingSender);
    case 'failed':
      return retry(state, end);
  }
};

const transition = (state: SenderState, event: SenderEvent): SenderStep => {
  switch (event.kind) {
    case 'look':
      return state.name === 'pausing' ? step(state) : look(state);
    case 'timer':
      return look(state);
    case 'hurry':
      return hurry(state);
    case 'other-tab':
      return step(
        state.name === 'asking' ? { ...state, shown: { activity: 'waiting', code: otherTabCode } } : state,
      );
    case 'found':
      return step(
        state.name === 'asking'
          ? { ...state, name: 'sending', shown: { activity: 'sending', code: null } }
          : state,
      );
    case 'sent':
    case 'empty':
    case 'failed':
      return isAttempting(state) ? endOf(state, event) : step(state);
    case 'discarding':
      return step(isAttempting(state) ? state : { name: 'resting', shown: state.shown }, 'reset-timer');
    case 'discarded':
      return step({ ...state, shown: idle });
  }
};

/** The state after an event, and what has to be done. An event that does not belong to a state changes nothing. */
export const nextSender = (before: SenderState, event: SenderEvent): SenderStep => {
  const { state, effects } = transition(before, event);
  const { activity, code } = before.shown;
  const isSame = state.shown.activity === activity && state.shown.code === code;
  return isSame ? { state, effects } : step(state, ...effects, 'show');
};
