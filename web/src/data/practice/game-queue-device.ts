import type { CommandQueue } from '../queue/command-queue.ts';
import { forgetSettled, startDeviceQueue } from '../queue/command-queue-device.ts';
import { hitQueueRules } from './game-queue-fold.ts';
import { sendHitCommand } from './game-queue-send.ts';
import type { HitQueued } from './game-queue-types.ts';

/** The queue between the practice games on this device and the server. */
export type HitOutbox = CommandQueue<HitQueued>;

/** Where the practice games of a device are kept: beside the matches, so that neither waits for a change of the other. */
export const gamesPlace = { database: 'neundarter-practice', table: 'scoring-games', keyPath: 'id' } as const;

/** Games nothing waits for are forgotten after so long; the server has them. ms */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

const start = (): HitOutbox => {
  const outbox = startDeviceQueue<HitQueued>({
    place: gamesPlace,
    rules: hitQueueRules,
    send: sendHitCommand,
    channelName: 'neundarter-scoring-games',
    name: 'neundarter-hits',
  });
  const before = Date.now() - keptForMs;
  void forgetSettled(outbox, ({ props }) => props.startDateTime < before);
  return outbox;
};

let running: HitOutbox | null = null;

/** The practice outbox of this tab; the first call starts it and sends what earlier visits left behind. */
export const deviceHitOutbox = (): HitOutbox => {
  running ??= start();
  return running;
};
