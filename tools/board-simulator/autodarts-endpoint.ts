// Simulates the Autodarts board manager, as far as the app uses it; see docs/detection-boards.md.
import { bedAt, doubleOuterRadiusMm, segmentAt, toCartesian } from '@neundarter/rules/board/geometry';
import { jsonAnswer, type Pages } from './http-answers.ts';
import type { Happening, SimulatedBoard, SimulatedDart, SimulatedStatus } from './simulated-board.ts';

const bullNumber = 25;
const innerSingleToMm = 97;
const bedNames = { S: 'SingleOuter', D: 'Double', T: 'Triple' } as const;
const multipliers = { S: 1, D: 2, T: 3 } as const;

const statusTexts: Readonly<Record<Exclude<SimulatedStatus, 'Ready'>, string>> = {
  Offline: 'Stopped',
  Initializing: 'Starting',
  Updating: 'Stopping',
  Calibrating: 'Calibrating',
  Error: 'Error',
};

const eventTexts: Readonly<Record<Happening['kind'], string>> = {
  dart: 'Throw detected',
  'takeout-started': 'Takeout started',
  'takeout-finished': 'Takeout finished',
  status: 'Started',
};

const segmentOf = ({ r, theta }: SimulatedDart) => {
  const bed = bedAt({ rMm: r, thetaDeg: theta });
  const number = segmentAt(theta);
  if (bed === 'M') return { name: `M${number}`, number, bed: 'Outside', multiplier: 0 };
  if (bed === 'DB') return { name: 'Bull', number: bullNumber, bed: 'Double', multiplier: 2 };
  if (bed === 'SB') return { name: '25', number: bullNumber, bed: 'Single', multiplier: 1 };
  const letter = bed.charAt(0) as keyof typeof bedNames;
  const isInner = letter === 'S' && r < innerSingleToMm;
  return {
    name: bed,
    number,
    bed: isInner ? 'SingleInner' : bedNames[letter],
    multiplier: multipliers[letter],
  };
};

const throwOf = (dart: SimulatedDart) => {
  const { xMm, yMm } = toCartesian({ rMm: dart.r, thetaDeg: dart.theta });
  return {
    segment: segmentOf(dart),
    coords: { x: xMm / doubleOuterRadiusMm, y: yMm / doubleOuterRadiusMm },
    ...(dart.hitType === 'Bouncer' && { bouncer: true }),
  };
};

const dartsOfTurn = 3;

const statusText = ({ status, phase, darts }: SimulatedBoard): string => {
  if (status !== 'Ready') return statusTexts[status];
  if (phase === 'Takeout') return 'Takeout in progress';
  return darts.length >= dartsOfTurn ? 'Takeout' : 'Throw';
};

type AutodartsEndpoint = {
  /** `GET /api/state`. */
  readonly pages: Pages;
  readonly messages: (happening: Happening) => readonly object[];
  readonly stateMessage: () => object;
};

/** Sends the whole state on every event, and messages about what the cameras see. */
export const autodartsEndpoint = (board: SimulatedBoard): AutodartsEndpoint => {
  let event = 'Started';
  const state = () => ({
    connected: true,
    running: board.status !== 'Offline',
    status: statusText(board),
    event,
    numThrows: board.darts.length,
    throws: board.darts.map(throwOf),
  });
  const stateMessage = () => ({ type: 'state', data: state() });
  return {
    pages: (path) => (path === '/api/state' ? jsonAnswer(state()) : null),
    stateMessage,
    messages: (happening) => {
      event = eventTexts[happening.kind];
      const motion = { isStable: true, isDart: happening.kind === 'dart', isHand: board.phase === 'Takeout' };
      return [{ type: 'motion_state', data: motion }, stateMessage()];
    },
  };
};
