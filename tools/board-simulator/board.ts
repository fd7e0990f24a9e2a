// `npm run board`: simulates a board that detects darts. See docs/detection-boards.md.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { commandHelp, obeyCommand } from './obey-command.ts';
import { playTurns, playTurnsInChaos } from './play-turns.ts';
import { type BoardOptions, readBoardOptions, usage } from './read-board-options.ts';
import { readTurnsToThrow, type TurnToThrow } from './recorded-turns.ts';
import { type BoardSimulator, startBoardSimulator } from './start-board-simulator.ts';

/** Wait before the connections end, in ms, so that the last message is sent. */
const lastMessageMs = 500;

const options = readBoardOptions(process.argv.slice(2));
if (options === 'help') console.log(usage);
else if (options === null) fail(usage);
else await run(options).catch((error: unknown) => fail(explain(error)));

async function run(asked: BoardOptions): Promise<void> {
  const turns = asked.replay === null ? [] : turnsOf(asked.replay);
  const board = await startBoardSimulator(asked);
  try {
    const { standard, socket, autodarts } = board.ports;
    console.log(
      `Standard-Board: http://${asked.address}:${standard}/status, ws://${asked.address}:${socket}`,
    );
    console.log(`Autodarts:      http://${asked.address}:${autodarts}/api/state\n`);
    if (asked.replay === null) await obeyTerminal(board);
    else await replay(board, { turns, asked });
  } finally {
    await board.stop();
  }
}

function turnsOf({ file, matchId }: NonNullable<BoardOptions['replay']>): readonly TurnToThrow[] {
  const turns = readTurnsToThrow(file, matchId ?? undefined);
  if (turns.length === 0)
    throw new Error(`${file}: keine Aufnahmen${matchId ? ` von Match ${matchId}` : ''}`);
  return turns;
}

async function replay(
  board: BoardSimulator,
  { turns, asked }: { readonly turns: readonly TurnToThrow[]; readonly asked: BoardOptions },
): Promise<void> {
  console.log('Es geht los, sobald ein Browser verbunden ist.');
  await board.nextConnection();
  const onTurn = ({ player, before, score, beds }: TurnToThrow) =>
    console.log(`${player}: ${before} – ${beds.join(' ')} – ${score}`);
  if (!asked.isChaotic) await playTurns(board, turns, onTurn);
  else await playTurnsInChaos(board, turns, { chance: seededChance(asked.seed), onTurn });
  await wait(lastMessageMs);
}

/** Runs the commands of the terminal until the user ends it; without a terminal, until the process is ended. */
async function obeyTerminal(board: BoardSimulator): Promise<void> {
  console.log(`${commandHelp}\n`);
  const terminal = createInterface({ input: process.stdin });
  for await (const line of terminal) {
    const said = obeyCommand(board, line);
    if (said === null) {
      terminal.close();
      return;
    }
    if (said !== '') console.log(said);
  }
  if (!process.stdin.isTTY) await once(process, 'SIGTERM');
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} ist belegt: mit --standard-port, --socket-port oder --autodarts-port einen anderen wählen.`;
  return error.message;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
