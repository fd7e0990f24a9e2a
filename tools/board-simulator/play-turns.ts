import type { Bed } from '@neundarter/rules/board/bed';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import type { BoardSimulator } from './start-board-simulator.ts';

type Turn = { readonly beds: readonly Bed[] };

/** Share of darts, and of turns, with a disturbance. */
const disturbed = 0.3;
/** Maximum wait for a browser to connect again, ms. */
const comesBackMs = 20_000;

/** Plays turns at the speed of a player; calls `onTurn` before each turn. */
export async function playTurns<One extends Turn>(
  board: BoardSimulator,
  turns: readonly One[],
  onTurn: (turn: One) => void = () => undefined,
): Promise<void> {
  for (const turn of turns) {
    onTurn(turn);
    await board.playTurn(turn.beds);
  }
}

/**
 * Plays turns with all disturbances of a real board: repeated messages, false takeouts, changes of status, lost
 * connections in the middle of a turn, darts that are reported late, bouncers, a fourth dart. None of them changes a
 * turn.
 */
export async function playTurnsInChaos<One extends Turn>(
  board: BoardSimulator,
  turns: readonly One[],
  { chance, onTurn = () => undefined }: { readonly chance: Chance; readonly onTurn?: (turn: One) => void },
): Promise<void> {
  const happens = () => chance() < disturbed;
  for (const turn of turns) {
    onTurn(turn);
    for (const bed of turn.beds) {
      await board.pause('dart');
      const back = happens() ? pickBefore(board, chance) : null;
      await throwInChaos(board, bed === 'M' && happens() ? 'B' : bed, chance);
      await back?.();
    }
    if (turn.beds.length === 3 && happens()) board.throwDart('M');
    await board.pause('takeout');
    board.startTakeout();
    await board.pause('takeout');
    board.finishTakeout();
    if (happens()) board.repeatLast();
  }
}

/** Starts a random disturbance before a dart; the returned function (or null) ends it after the dart. */
function pickBefore(board: BoardSimulator, chance: Chance): (() => Promise<void>) | null {
  const choices: readonly (() => (() => Promise<void>) | null)[] = [
    () => disconnect(board, 'abnormal'),
    () => disconnect(board, 'normal'),
    () => {
      board.falseTakeout();
      return null;
    },
    () => {
      board.setStatus('Updating');
      board.setStatus('Ready');
      return null;
    },
  ];
  return choices[Math.floor(chance() * choices.length)]?.() ?? null;
}

/** Disconnects all browsers, so that the next dart is thrown while nobody is connected. */
function disconnect(board: BoardSimulator, kind: 'abnormal' | 'normal'): (() => Promise<void>) | null {
  if (board.connections() === 0) return null;
  const isBack = board.nextConnection();
  board.dropConnection(kind);
  return () => Promise.race([isBack, givenUp()]);
}

const givenUp = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, comesBackMs).unref();
  });

/** Reports some darts late, but before the next dart; an even later report could change the turn. */
async function throwInChaos(board: BoardSimulator, target: Bed | 'B', chance: Chance): Promise<void> {
  const kind = chance();
  if (kind < disturbed / 2) {
    board.late(target);
    await board.pause('late');
    board.tellLate();
    return;
  }
  board.throwDart(target);
  if (kind < disturbed) board.repeatLast();
}
