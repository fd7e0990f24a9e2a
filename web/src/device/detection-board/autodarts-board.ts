// The Autodarts board manager: one state, by HTTP when asked and by WebSocket whenever it changes, with all throws of
// the turn so far. What is used of it is written down in docs/detection-boards.md.
import { AutodartsThrows } from './autodarts-throws.ts';
import type { BoardAddresses } from './board-addresses.ts';
import type { BoardLanguage, BoardReport } from './board-report.ts';
import type { BoardPhase, BoardStatus } from './detection-board.ts';
import { type Fields, fieldsOf, textOf } from './read-json.ts';

type Mapped = { readonly status: BoardStatus; readonly phase: BoardPhase };

/** Its statuses in our words. One not named here detects nothing that we could wait for: off line. */
const statuses: ReadonlyMap<string, Mapped> = new Map([
  ['Stopped', { status: 'Offline', phase: 'Throw' }],
  ['Starting', { status: 'Initializing', phase: 'Throw' }],
  ['Stopping', { status: 'Updating', phase: 'Throw' }],
  ['Calibrating', { status: 'Calibrating', phase: 'Throw' }],
  ['Throw', { status: 'Ready', phase: 'Throw' }],
  ['Takeout', { status: 'Ready', phase: 'Takeout' }],
  ['Takeout in progress', { status: 'Ready', phase: 'Takeout' }],
  ['Error', { status: 'Error', phase: 'Throw' }],
]);

const mapStatus = (state: Fields): Mapped => {
  const mapped = statuses.get(textOf(state['status']) ?? '') ?? { status: 'Offline', phase: 'Throw' };
  return state['event'] === 'Calibration failed' ? { ...mapped, status: 'Error' } : mapped;
};

/** With the third dart the status becomes Takeout; only "in progress" means that a hand is at the board. */
const isTakingOut = (state: Fields): boolean => state['status'] === 'Takeout in progress';

const readState = (state: Fields, throws: AutodartsThrows): readonly BoardReport[] => {
  const list = Array.isArray(state['throws']) ? state['throws'] : [];
  const ends = list.length === 0 && state['event'] === 'Takeout finished' && !isTakingOut(state);
  return [
    ...(ends ? [{ kind: 'takeout-finished', at: null } as const] : []),
    { kind: 'board', ...mapStatus(state), darts: throws.identify(list) },
    ...(isTakingOut(state) ? [{ kind: 'takeout-started' } as const] : []),
  ];
};

/** The language of the Autodarts board manager. @param now when a throw was seen; ms since 1970 */
export const autodartsBoard = (addresses: BoardAddresses, now: () => number): BoardLanguage => {
  const throws = new AutodartsThrows(now);
  return {
    ...addresses,
    messagesTellAll: true,
    connected: () => throws.connected(),
    readStatus: (answer) => {
      const state = fieldsOf(answer);
      return state === null || textOf(state['status']) === null ? null : readState(state, throws);
    },
    readMessage: (message) => {
      const fields = fieldsOf(message);
      const state = fieldsOf(fields?.['data']);
      return fields?.['type'] === 'state' && state !== null ? readState(state, throws) : [];
    },
  };
};
