// The Autodarts board manager: one state with all throws of the current turn, by HTTP on request and by WebSocket after
// every change. docs/detection-boards.md describes the fields that we use.
import { AutodartsThrows } from './autodarts-throws.ts';
import type { BoardAddresses } from './board-addresses.ts';
import type { BoardLanguage, BoardReport } from './board-report.ts';
import type { BoardPhase, BoardStatus } from './detection-board.ts';
import { type Fields, fieldsOf, textOf } from './read-json.ts';

type Mapped = { readonly status: BoardStatus; readonly phase: BoardPhase };

/** Our words for its statuses. Any other status counts as offline, because such a board detects no darts. */
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

/** The messages of the Autodarts board manager. @param now time at which a throw was seen; ms since 1970 */
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
