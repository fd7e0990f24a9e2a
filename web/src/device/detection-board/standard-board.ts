// The board of section 7: status by HTTP, events by WebSocket. docs/detection-boards.md describes the messages.
import { doubleOuterRadiusMm, normalizeDegrees } from '@neundarter/rules/board/geometry';
import type { BoardAddresses } from './board-addresses.ts';
import type { BoardLanguage, BoardReport, WholeBoard } from './board-report.ts';
import type { BoardDart, BoardPhase, BoardStatus, HitType } from './detection-board.ts';
import { type Fields, fieldsOf, numberOf, oneOf, textOf, timeOf } from './read-json.ts';

const statuses: readonly BoardStatus[] = [
  'Offline',
  'Calibrating',
  'Initializing',
  'Updating',
  'Ready',
  'Error',
];
const phases: readonly BoardPhase[] = ['Throw', 'Takeout'];
const hitTypes: readonly HitType[] = ['Normal', 'Miss', 'Bouncer'];

/** A dart beyond the doubles is a miss, whatever the board reports; a bouncer stays a bouncer. */
const hitTypeAt = (rMm: number, said: HitType): HitType =>
  said === 'Normal' && rMm > doubleOuterRadiusMm ? 'Miss' : said;

/** A dart without an id is identified by its time and point. */
const readDart = (value: unknown, now: () => number): BoardDart | null => {
  const fields = fieldsOf(value);
  const rMm = numberOf(fields?.['r']);
  const theta = numberOf(fields?.['theta']);
  if (fields === null || rMm === null || rMm < 0 || theta === null) return null;
  const said = timeOf(fields['timestamp']);
  const color = textOf(fields['color']);
  const confidence = numberOf(fields['confidence']);
  return {
    id: textOf(fields['id']) ?? `${said ?? ''}:${rMm}:${theta}`,
    rMm,
    thetaDeg: normalizeDegrees(theta),
    hitType: hitTypeAt(rMm, oneOf(hitTypes, fields['hitType']) ?? 'Normal'),
    ...(color !== null && { color }),
    ...(confidence !== null && { confidence }),
    timestamp: said ?? now(),
  };
};

const readBoard = (answer: unknown, now: () => number): WholeBoard | null => {
  const fields = fieldsOf(answer);
  const status = oneOf(statuses, fields?.['status']);
  if (fields === null || status === null) return null;
  const darts = fields['darts'];
  return {
    kind: 'board',
    status,
    phase: oneOf(phases, fields['phase']) ?? 'Throw',
    darts: Array.isArray(darts)
      ? darts.map((one) => readDart(one, now)).filter((dart) => dart !== null)
      : null,
  };
};

const readStatusChange = (payload: Fields): readonly BoardReport[] => {
  const status = oneOf(statuses, payload['status']);
  return status === null ? [] : [{ kind: 'status', status, phase: oneOf(phases, payload['phase']) }];
};

const readEvent = (type: unknown, payload: Fields, now: () => number): readonly BoardReport[] => {
  if (type === 'STATUS_CHANGED') return readStatusChange(payload);
  if (type === 'TAKEOUT_STARTED') return [{ kind: 'takeout-started' }];
  if (type === 'TAKEOUT_FINISHED') return [{ kind: 'takeout-finished', at: timeOf(payload['timestamp']) }];
  const dart = type === 'THROW_DETECTED' ? readDart(payload, now) : null;
  return dart === null ? [] : [{ kind: 'dart', dart }];
};

/** The messages of the standard board. @param now time for darts that the board sends without a time; ms since 1970 */
export const standardBoard = (addresses: BoardAddresses, now: () => number): BoardLanguage => {
  let usesOwnClock = false;
  /**
   * If darts come without a time, this device sets it, and the board's time of a takeout cannot be compared with it.
   */
  const comparable = (report: BoardReport): BoardReport =>
    report.kind === 'takeout-finished' && usesOwnClock ? { ...report, at: null } : report;
  const ownTime = () => {
    usesOwnClock = true;
    return now();
  };
  return {
    ...addresses,
    messagesTellAll: false,
    connected: () => undefined,
    readStatus: (answer) => {
      const board = readBoard(answer, ownTime);
      return board === null ? null : [board];
    },
    readMessage: (message) => {
      const fields = fieldsOf(message);
      return readEvent(fields?.['type'], fieldsOf(fields?.['payload']) ?? {}, ownTime).map(comparable);
    },
  };
};
