import type { Bed } from '@neundarter/rules/board/bed';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import type { BoardSimulator } from './start-board-simulator.ts';

type Turn = { readonly beds: readonly Bed[] };

/** How many of ten darts, and of ten turns, meet a disturbance. */
const disturbed = 0.3;
/** A browser that does not come back within this time is gone. ms */
const comesBackMs = 20_000;

/** Plays turns at the pace of a player; `onTurn` is told each before it is thrown. */
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
 * The same with everything that goes wrong in a cellar: repeats, hands at the board, changes of status, lost connections in
 * the middle of a turn, darts that are told late, misses that bounce off, a fourth dart. None of it changes a turn.
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

/** A disturbance before a dart; what it returns is awaited after the dart. */
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

/** The next dart is thrown while nobody listens. */
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

/** Some darts are told late, but before the next: what comes later than that may change a turn. */
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
