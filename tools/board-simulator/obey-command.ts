import { simulatedStatuses, targetOf } from './simulated-board.ts';
import type { BoardSimulator } from './start-board-simulator.ts';

export const commandHelp = `Befehle (mehrere Darts in einer Zeile sind möglich):
  T20 D16 S5 7     Darts werfen; 25 oder SB, BULL oder DB
  M                daneben, außerhalb des Doppelrings
  B                Bouncer: der Dart fällt heraus
  takeout          Darts herausziehen
  hand             Fehlalarm: eine Hand am Board, die nichts herauszieht
  spät T20         der Dart wird erst nach dem nächsten Ereignis gemeldet
  nochmal          das letzte Ereignis noch einmal senden
  status NAME      ${simulatedStatuses.join(', ')}
  abbruch          Verbindung abreißen lassen (1006)
  ende             Verbindung ordentlich schließen (1000)
  stumm, laut      Fragen nach dem Status bleiben hängen oder werden beantwortet
  hilfe, q         diese Liste, beenden`;

const simple: Readonly<Record<string, (board: BoardSimulator) => void>> = {
  takeout: (board) => board.takeout(),
  hand: (board) => board.falseTakeout(),
  nochmal: (board) => board.repeatLast(),
  abbruch: (board) => board.dropConnection('abnormal'),
  ende: (board) => board.dropConnection('normal'),
  stumm: (board) => board.setAnswers('silent'),
  laut: (board) => board.setAnswers('normal'),
};

/** Executes a line of the terminal. @returns the text to print, or null if the simulator must end */
export function obeyCommand(board: BoardSimulator, line: string): string | null {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = word.toLowerCase();
  if (command === '') return '';
  if (command === 'q') return null;
  if (command === 'hilfe') return commandHelp;
  if (command === 'status') return obeyStatus(board, rest[0] ?? '');
  if (command === 'spät') return obeyDarts(board, rest, 'late');
  const act = simple[command];
  if (act === undefined) return obeyDarts(board, [word, ...rest], 'throwDart');
  act(board);
  return `→ ${command}`;
}

function obeyStatus(board: BoardSimulator, name: string): string {
  const status = simulatedStatuses.find((known) => known.toLowerCase() === name.toLowerCase());
  if (status === undefined) return `Status: ${simulatedStatuses.join(', ')}`;
  board.setStatus(status);
  return `→ ${status}`;
}

/** Throws all darts, or none if one has a typing error. */
function obeyDarts(board: BoardSimulator, codes: readonly string[], how: 'throwDart' | 'late'): string {
  const unknown = codes.find((code) => targetOf(code) === null);
  if (unknown !== undefined || codes.length === 0)
    return `„${unknown ?? ''}“ verstehe ich nicht; „hilfe“ zeigt, was geht.`;
  for (const code of codes) board[how](targetOf(code) ?? 'M');
  return `→ ${codes.join(' ').toUpperCase()}`;
}
