import { setTimeout as wait } from 'node:timers/promises';
import { boardPorts } from '@neundarter/contract/limits';
import type { Bed } from '@neundarter/rules/board/bed';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { type Endpoints, openEndpoints, type Ports } from './endpoints.ts';
import { SimulatedBoard, type SimulatedDart, type SimulatedStatus, type Target } from './simulated-board.ts';

/** At speed 1. ms */
const pausesMs = { dart: 2500, takeout: 2000, late: 500 } as const;

export const standardPorts: Ports = {
  standard: boardPorts.status,
  socket: boardPorts.socket,
  autodarts: boardPorts.autodarts,
};

export type SimulatorOptions = {
  /** Where to listen; only this machine by default. */
  readonly address?: string;
  /** 0 lets the system choose. */
  readonly ports?: Ports;
  readonly seed?: string;
  /** Standard deviation of the darts around the middle of their bed, which they never leave. mm */
  readonly noiseMm?: number;
  /** How much faster than a player; Infinity throws without any pause. */
  readonly speed?: number;
};

export type BoardSimulator = Endpoints & {
  /** What the app's host setting must hold to find this simulator, whatever its ports are. */
  readonly hostOf: (kind: 'standard' | 'autodarts') => string;
  readonly throwDart: (target: Target) => SimulatedDart;
  readonly startTakeout: () => void;
  readonly finishTakeout: () => void;
  /** Starts and finishes, however many darts are on the board. */
  readonly takeout: () => void;
  /** A hand at the board that takes nothing. */
  readonly falseTakeout: () => void;
  readonly setStatus: (status: SimulatedStatus) => void;
  /** A dart that is on the board at once and told only after the next event, or with `tellLate`. */
  readonly late: (target: Target) => SimulatedDart;
  readonly tellLate: () => void;
  /** Throws at the pace of a player, then takes the darts out. */
  readonly playTurn: (beds: readonly (Bed | 'B')[]) => Promise<void>;
  /** Waits as a player does before a dart or at the board, or as a late message does. */
  readonly pause: (what: keyof typeof pausesMs) => Promise<void>;
};

/** Starts a board that speaks both languages at once. @throws where a port is taken */
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

/** What a player, or a stroke of bad luck, does at the board. */
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
