import { loadMatchQueue } from '../match/load-match-queue.ts';
import { loadGameQueue } from '../practice/load-game-queue.ts';
import type { CommandQueue } from '../queue/command-queue.ts';
import type { Queued, QueueRecord } from '../queue/queue-record.ts';

/** Maximum time to send what waits, in ms. */
const sendTimeoutMs = 20_000;

/** Pause between two tries, in ms. */
const tryAgainMs = 1000;

const isWaiting = ({ queue, refusal }: Pick<QueueRecord<Queued>, 'queue' | 'refusal'>): boolean =>
  queue.length > 0 && refusal === null;

/** Sends everything that waits on this device. @returns how many matches and games still wait when the time is over */
export async function sendWaiting(timeoutMs = sendTimeoutMs): Promise<number> {
  const [matches, games] = await Promise.all([loadMatchQueue(), loadGameQueue()]);
  const endsAt = performance.now() + timeoutMs;
  while (true) {
    const waiting = (await sendFrom(matches)) + (await sendFrom(games));
    if (waiting === 0 || performance.now() > endsAt) return waiting;
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
  }
}

async function sendFrom<Q extends Queued>(queue: CommandQueue<Q>): Promise<number> {
  await queue.wake();
  return (await queue.readAll()).filter(isWaiting).length;
}
