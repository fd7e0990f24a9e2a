import { setTimeout as wait } from 'node:timers/promises';
import { boardPorts } from '@neundarter/contract/limits';
import type { Bed } from '@neundarter/rules/board/bed';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { type Endpoints, openEndpoints, type Ports } from './endpoints.ts';
import { SimulatedBoard, type SimulatedDart, type SimulatedStatus, type Target } from './simulated-board.ts';

/** Pauses at speed 1, ms. */
const pausesMs = { dart: 2500, takeout: 2000, late: 500 } as const;

export const standardPorts: Ports = {
  standard: boardPorts.status,
  socket: boardPorts.socket,
  autodarts: boardPorts.autodarts,
};

export type SimulatorOptions = {
  /** Address to listen on; by default only this machine. */
  readonly address?: string;
  /** 0 lets the system choose. */
  readonly ports?: Ports;
  readonly seed?: string;
  /** Standard deviation of the darts around the middle of their bed, mm; they always stay in the bed. */
  readonly noiseMm?: number;
  /** Speed factor (1: a player); Infinity throws without pauses. */
  readonly speed?: number;
};

export type BoardSimulator = Endpoints & {
  /** The value of the app's host setting for this simulator, with its actual ports. */
  readonly hostOf: (kind: 'standard' | 'autodarts') => string;
  readonly throwDart: (target: Target) => SimulatedDart;
  readonly startTakeout: () => void;
  readonly finishTakeout: () => void;
  /** Reports the start and the end of a takeout, with any number of darts on the board. */
  readonly takeout: () => void;
  /** Reports a takeout that takes no darts. */
  readonly falseTakeout: () => void;
  readonly setStatus: (status: SimulatedStatus) => void;
  /** Throws a dart that is reported only after the next event, or by `tellLate`. */
  readonly late: (target: Target) => SimulatedDart;
  readonly tellLate: () => void;
  /** Throws at the speed of a player, then takes the darts out. */
  readonly playTurn: (beds: readonly (Bed | 'B')[]) => Promise<void>;
  /** Waits as long as a player before a dart or at the board, or as long as a late message. */
  readonly pause: (what: keyof typeof pausesMs) => Promise<void>;
};

/** Starts a board that supports both protocols at once. @throws if a port is in use */
export async function startBoardSimulator(options: SimulatorOptions = {}): Promise<BoardSimulator> {
  const { address = '127.0.0.1', ports = standardPorts, seed = 'board', noiseMm = 3, speed = 1 } = options;
  const board = new SimulatedBoard({ chance: seededChance(seed), noiseMm, now: () => Date.now() });
  const endpoints = await openEndpoints(board, { address, ports });
  const { standard, socket, autodarts } = endpoints.ports;
  const pause: BoardSimulator['pause'] = async (what) => {
    if (speed !== Number.POSITIVE_INFINITY) await wait(pausesMs[what] / speed);
  };
  return {
    ...endpoints,
    ...handsOn(board),
    hostOf: (kind) => (kind === 'autodarts' ? `${address}:${autodarts}` : `${address}:${standard}/${socket}`),
    pause,
    playTurn: async (beds) => {
      for (const bed of beds) {
        await pause('dart');
        board.throwDart(bed);
      }
      await pause('takeout');
      board.startTakeout();
      await pause('takeout');
      board.finishTakeout();
    },
  };
}

type Hands = Pick<
  BoardSimulator,
  | 'throwDart'
  | 'startTakeout'
  | 'finishTakeout'
  | 'takeout'
  | 'falseTakeout'
  | 'setStatus'
  | 'late'
  | 'tellLate'
>;

/** Actions of a player at the board, and disturbances. */
const handsOn = (board: SimulatedBoard): Hands => ({
  throwDart: (target) => board.throwDart(target),
  startTakeout: () => board.startTakeout(),
  finishTakeout: () => board.finishTakeout(),
  takeout: () => {
    board.startTakeout();
    board.finishTakeout();
  },
  falseTakeout: () => {
    board.startTakeout();
    board.breakOffTakeout();
  },
  setStatus: (status) => board.setStatus(status),
  late: (target) => {
    board.delayNext();
    return board.throwDart(target);
  },
  tellLate: () => board.tellLate(),
});
