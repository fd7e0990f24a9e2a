// Measures how long a turn takes to reach the last of many spectators of one match. Also measures a bare WebSocket
// server that broadcasts the same bytes on request.

import { WebSocket } from 'ws';
import { matchTurns, Scorer, startMatch } from '../lib/api.ts';
import { childInput } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';
import { openAll, textOf, watchMatch } from '../lib/spectator.ts';

export type SpectatorsInput = {
  readonly kind: 'live-channel' | 'bare';
  readonly port: number;
  readonly spectators: number;
  readonly rounds: number;
  /** The message that the bare server broadcasts. */
  readonly message?: string;
};
export type SpectatorsResult = {
  /** Time from sending a turn until the last spectator has it, per round, in ms. */
  readonly lastServedMs: readonly number[];
  /** The raw text of one event. */
  readonly message: string;
};

const input = childInput<SpectatorsInput>();
let received = 0;
let message = '';
let onAll: () => void = () => {};

function take(event: string): void {
  message = event;
  received += 1;
  if (received === input.spectators) onAll();
}

function watchBare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${input.port}`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => resolve());
    socket.on('message', (data) => take(textOf(data)));
  });
}

async function measure(send: (round: number) => Promise<unknown>): Promise<readonly number[]> {
  const lastServedMs: number[] = [];
  for (let round = 0; round < input.rounds; round += 1) {
    received = 0;
    const all = new Promise<void>((resolve) => {
      onAll = resolve;
    });
    const sentAt = performance.now();
    const answered = send(round);
    await all;
    lastServedMs.push(performance.now() - sentAt);
    await answered;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return lastServedMs;
}

async function overLiveChannel(): Promise<readonly number[]> {
  const scorer = await Scorer.signIn(input.port);
  const { id, players } = await startMatch(scorer);
  await openAll(input.spectators, () => watchMatch(input.port, id, take));
  return measure((round) => {
    const turn = matchTurns[round];
    if (!turn) throw new Error('more rounds than turns');
    return scorer.call('POST', `/matches/${id}/throw`, {
      playerId: players[turn.party],
      score: turn.score,
      dartsThrown: turn.score === 40 ? 1 : 3,
      attemptsOnDouble: turn.attemptsOnDouble,
    });
  });
}

async function overBareServer(): Promise<readonly number[]> {
  const connection = await Connection.open(input.port);
  await openAll(input.spectators, watchBare);
  return measure(() => connection.send('POST', '/', { body: JSON.stringify({ message: input.message }) }));
}

const lastServedMs = await (input.kind === 'bare' ? overBareServer() : overLiveChannel());
console.log(JSON.stringify({ lastServedMs, message } satisfies SpectatorsResult));
process.exit(0);
