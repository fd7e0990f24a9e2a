import { fileURLToPath } from 'node:url';
import type { Bed } from '@neundarter/rules/board/bed';
import { bedAt } from '@neundarter/rules/board/geometry';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import {
  type DetectedEvent,
  emptyDetectedTurn,
  stepDetectedTurn,
} from '@neundarter/rules/turn/detected-turn';
import type { TurnOfDarts } from '@neundarter/rules/turn/turn-of-darts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  BoardDart,
  BoardEvent,
  BoardKind,
} from '../../web/src/device/detection-board/detection-board.ts';
import { browserMeans, openBoardBy } from '../../web/src/device/detection-board/open-board.ts';
import { playTurns, playTurnsInChaos } from './play-turns.ts';
import { readTurnsToThrow, type TurnToThrow } from './recorded-turns.ts';
import { simulatedStatuses } from './simulated-board.ts';
import { type BoardSimulator, type SimulatorOptions, startBoardSimulator } from './start-board-simulator.ts';

const kinds = ['standard', 'autodarts'] as const;
const file = fileURLToPath(new URL('../../rules/test-data/real-turns.csv', import.meta.url));
const allTurns = readTurnsToThrow(file);
const aMatch = allTurns.filter((turn) => turn.matchId === allTurns[0]?.matchId);

const toStop: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

const start = async (options: SimulatorOptions = {}): Promise<BoardSimulator> => {
  const board = await startBoardSimulator({
    ports: { standard: 0, socket: 0, autodarts: 0 },
    seed: 'test',
    speed: Number.POSITIVE_INFINITY,
    ...options,
  });
  toStop.push(() => board.stop());
  return board;
};

const bedOf = (dart: BoardDart): Bed => (dart.hitType === 'Normal' ? bedAt(dart) : 'M');
const inOrder = (darts: readonly BoardDart[]): readonly Bed[] =>
  darts.toSorted((one, other) => one.timestamp - other.timestamp).map(bedOf);

/** The app's view of a simulator: it uses the app's adapter and real sockets, and reconnects quickly. */
class Watcher {
  readonly events: BoardEvent[] = [];
  /** The beds of every turn until its takeout. */
  readonly turns: (readonly Bed[])[] = [];
  darts: BoardDart[] = [];
  status = '';
  dartsSeen = 0;

  constructor(board: BoardSimulator, kind: BoardKind, statusTimeout = 5000) {
    const pauses = { first: 5, longest: 40, statusTimeout, betweenQuestions: 60_000 };
    const open = openBoardBy({ ...browserMeans, pauses }, () => Date.now());
    const opened = open({ kind, host: board.hostOf(kind), listen: (event) => this.#hear(event) });
    toStop.push(() => opened.close());
  }

  get beds(): readonly Bed[] {
    return this.darts.map(bedOf);
  }

  #hear(event: BoardEvent): void {
    this.events.push(event);
    if (event.kind === 'status') this.status = `${event.status}/${event.phase}`;
    if (event.kind === 'dart') {
      this.dartsSeen += 1;
      this.darts.push(event.dart);
    }
    if (event.kind === 'takeout-finished') this.turns.push(inOrder(this.darts.splice(0)));
  }
}

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 2 });

const connect = async (kind: BoardKind, options: SimulatorOptions = {}) => {
  const board = await start(options);
  const watcher = new Watcher(board, kind);
  await until(() => watcher.status === 'Ready/Throw');
  return { board, watcher };
};

const recordOf = ({ score, dartsThrown, attemptsOnDouble }: TurnToThrow) => ({
  score,
  dartsThrown,
  attemptsOnDouble,
});

/** The turns that the scorer records, by the same rules. */
const recordsOf = (events: readonly BoardEvent[], turns: readonly TurnToThrow[]) => {
  const records: TurnOfDarts[] = [];
  let turn = emptyDetectedTurn;
  let wasReady = false;
  for (const event of events) {
    const meant = meaningOf(event, wasReady);
    wasReady ||= event.kind === 'status' && event.status === 'Ready';
    if (meant === null) continue;
    const step = stepDetectedTurn(turn, meant, turns[records.length] ?? null);
    turn = step.turn;
    if (step.record !== null) records.push(step.record);
  }
  return records.map(({ score, dartsThrown, attemptsOnDouble }) => ({
    score,
    dartsThrown,
    attemptsOnDouble,
  }));
};

const meaningOf = (event: BoardEvent, wasReady: boolean): DetectedEvent | null => {
  if (event.kind !== 'status') return event;
  if (event.status !== 'Ready') return null;
  return { kind: wasReady ? 'phase' : 'connected', isTakeout: event.phase === 'Takeout' };
};

describe.each(kinds)('the simulator as a %s board', (kind) => {
  it('reports all six statuses, and the two phases of a takeout', async () => {
    const { board, watcher } = await connect(kind);
    for (const status of simulatedStatuses) {
      board.setStatus(status);
      await until(() => watcher.status === `${status}/Throw`);
    }
    board.setStatus('Ready');
    board.throwDart('T20');
    board.startTakeout();
    await until(() => watcher.status === 'Ready/Takeout');
    board.finishTakeout();
    await until(() => watcher.status === 'Ready/Throw' && watcher.turns.length === 1);
  });

  it('throws darts into beds, at points, outside the doubles and off the board', async () => {
    const { board, watcher } = await connect(kind);
    for (const target of ['T20', 'DB', 'SB', 'D3', 'S11', 'M', 'B'] as const) board.throwDart(target);
    board.throwDart({ rMm: 165, thetaDeg: 90 });
    board.throwDart({ rMm: 170.5, thetaDeg: 90 });
    await until(() => watcher.darts.length === 9);
    expect(watcher.beds).toEqual(['T20', 'DB', 'SB', 'D3', 'S11', 'M', 'M', 'D6', 'M']);
    expect(watcher.darts.map((dart) => dart.hitType)).toEqual([
      ...Array.from({ length: 5 }, () => 'Normal'),
      'Miss',
      'Bouncer',
      'Normal',
      'Miss',
    ]);
    expect(watcher.darts[7]?.rMm).toBeCloseTo(165, 6);
    expect(watcher.darts[7]?.thetaDeg).toBeCloseTo(90, 6);
  });

  it('repeats events, which the app does not count again', async () => {
    const { board, watcher } = await connect(kind);
    board.throwDart('T20');
    board.repeatLast();
    board.throwDart('T20');
    board.repeatLast();
    board.takeout();
    board.repeatLast();
    board.throwDart('S5');
    await until(() => watcher.darts.length === 1 && watcher.turns.length === 1);
    expect(watcher.turns).toEqual([['T20', 'T20']]);
    expect(watcher.events.filter((event) => event.kind === 'takeout-finished')).toHaveLength(1);
  });

  it('reports a dart late, which the app still puts in its place', async () => {
    const { board, watcher } = await connect(kind);
    board.throwDart('S1');
    board.late('S2');
    board.throwDart('S3');
    await until(() => watcher.darts.length === 3);
    expect(inOrder(watcher.darts)).toEqual(['S1', 'S2', 'S3']);
    board.takeout();
    board.late('S4');
    board.takeout();
    board.throwDart('S5');
    await until(() => watcher.darts.some((dart) => bedOf(dart) === 'S5'));
    // A dart that is reported after the end of its turn does not get into the next turn.
    expect(watcher.beds).toEqual(['S5']);
  });

  it('simulates false takeouts, takeouts before three darts and a fourth dart', async () => {
    const { board, watcher } = await connect(kind);
    board.throwDart('S1');
    board.falseTakeout();
    board.throwDart('S2');
    board.takeout();
    for (const bed of ['S3', 'S4', 'S5', 'S6'] as const) board.throwDart(bed);
    board.takeout();
    await until(() => watcher.turns.length === 2);
    expect(watcher.turns).toEqual([
      ['S1', 'S2'],
      ['S3', 'S4', 'S5', 'S6'],
    ]);
  });

  it.each([
    ['abnormal', 'Error'],
    ['normal', 'Offline'],
  ] as const)(
    'closes the connection (%s: %s), and no dart is lost or doubled afterwards',
    async (how, status) => {
      const { board, watcher } = await connect(kind);
      board.throwDart('T20');
      await until(() => watcher.darts.length === 1);
      board.dropConnection(how);
      board.throwDart('T19');
      await until(() => watcher.darts.length === 2);
      board.throwDart('T18');
      board.takeout();
      await until(() => watcher.turns.length === 1);
      expect(watcher.turns).toEqual([['T20', 'T19', 'T18']]);
      const statuses = watcher.events.flatMap((event) => (event.kind === 'status' ? [event.status] : []));
      expect(statuses.slice(0, 3)).toEqual(['Ready', status, 'Ready']);
    },
  );

  it('can end a whole turn while nobody is connected', async () => {
    const { board, watcher } = await connect(kind);
    board.throwDart('T20');
    await until(() => watcher.darts.length === 1);
    board.dropConnection('abnormal');
    board.takeout();
    board.throwDart('D5');
    await until(() => watcher.turns.length === 1 && watcher.darts.length === 1);
    expect([watcher.turns[0], watcher.beds]).toEqual([['T20'], ['D5']]);
  });

  it('reports the darts on the board to a browser that connects in the middle of a turn', async () => {
    const board = await start();
    board.throwDart('T20');
    board.throwDart('S20');
    const watcher = new Watcher(board, kind);
    await until(() => watcher.darts.length === 2);
    expect(watcher.beds).toEqual(['T20', 'S20']);
  });

  it('plays all seventeen real matches dart by dart without a wrong turn', async () => {
    const { board, watcher } = await connect(kind);
    await playTurns(board, allTurns);
    await until(() => watcher.turns.length === allTurns.length);
    const wrong = allTurns.filter((turn, index) => turn.beds.join() !== watcher.turns[index]?.join());
    expect(wrong).toEqual([]);
    expect(recordsOf(watcher.events, allTurns)).toEqual(allTurns.map(recordOf));
  });

  it('plays a real match with disturbances without a wrong turn', async () => {
    const { board, watcher } = await connect(kind);
    let thrown = 0;
    const counted: BoardSimulator = {
      ...board,
      throwDart: (target) => {
        thrown += 1;
        return board.throwDart(target);
      },
      late: (target) => {
        thrown += 1;
        return board.late(target);
      },
      // Every pause is longer than a message takes.
      pause: async (what) => {
        if (what !== 'late') await until(() => watcher.dartsSeen === thrown && board.connections() === 1);
      },
    };
    await playTurnsInChaos(counted, aMatch, { chance: seededChance('chaos') });
    await until(() => watcher.turns.length === aMatch.length);
    expect(recordsOf(watcher.events, aMatch)).toEqual(aMatch.map(recordOf));
    // The disturbances really happened.
    const kindsSeen = watcher.events.map((event) => (event.kind === 'status' ? event.status : event.kind));
    for (const seen of ['Error', 'Offline', 'Updating']) expect(kindsSeen).toContain(seen);
    expect(watcher.turns.some((turn) => turn.length === 4)).toBe(true);
    expect(kindsSeen.filter((seen) => seen === 'takeout-started').length).toBeGreaterThan(aMatch.length);
  });
});

describe('the simulator', () => {
  it('can leave a status request unanswered', async () => {
    const board = await start();
    board.setAnswers('silent');
    const watcher = new Watcher(board, 'standard', 50);
    await until(() => watcher.status === 'Error/Throw');
    board.setAnswers('normal');
    await until(() => watcher.status === 'Ready/Throw');
  });

  it('throws the same darts with the same seed', async () => {
    const [one, other, another] = await Promise.all([start(), start(), start({ seed: 'other' })]);
    const spots = (board: BoardSimulator) =>
      Array.from({ length: 5 }, () => {
        const { r, theta } = board.throwDart('S20');
        return [r, theta];
      });
    const first = spots(one);
    expect(spots(other)).toEqual(first);
    expect(spots(another)).not.toEqual(first);
  });

  it('answers pages of other servers, and allows them to access the private network', async () => {
    const board = await start();
    for (const path of ['standard', 'autodarts'] as const) {
      const url = `http://127.0.0.1:${board.ports[path]}/${path === 'standard' ? 'status' : 'api/state'}`;
      const origin = 'https://darts.example.org';
      const headers = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-request-id',
        'access-control-request-private-network': 'true',
      };
      const before = await fetch(url, { method: 'OPTIONS', headers });
      expect(before.status).toBe(204);
      expect(before.headers.get('access-control-allow-origin')).toBe(origin);
      expect(before.headers.get('access-control-allow-private-network')).toBe('true');
      expect(before.headers.get('access-control-allow-headers')).toBe('x-request-id');
      const answer = await fetch(url, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-private-network')).toBeNull();
      expect((await fetch(url, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${url}/nothing`)).status).toBe(404);
    }
  });

  it('shows a picture of each dart', async () => {
    const board = await start();
    const { id } = board.throwDart('T20');
    board.takeout();
    const images = `http://127.0.0.1:${board.ports.standard}/images`;
    const picture = await fetch(`${images}/${id}`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('<svg');
    expect((await fetch(`${images}/unknown`)).status).toBe(404);
  });

  it('reports a port in use, and then keeps no port open', async () => {
    const board = await start();
    const ports = { standard: 0, socket: 0, autodarts: board.ports.autodarts };
    await expect(startBoardSimulator({ ports })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
