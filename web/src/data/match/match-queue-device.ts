import { forgetSettled, startDeviceQueue } from '../queue/command-queue-device.ts';
import { matchQueueRules, type Outbox, outboxName } from './match-queue.ts';
import { sendCommand } from './match-queue-send.ts';
import type { MatchQueued } from './match-queue-types.ts';

/** Where the matches of a device are kept. */
export const matchesPlace = { database: 'neundarter', table: 'matches', keyPath: 'matchId' } as const;

/** Matches nothing waits for are forgotten after so long; the server has them. ms */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

const start = (): Outbox => {
  const outbox = startDeviceQueue<MatchQueued>({
    place: matchesPlace,
    rules: matchQueueRules,
    send: sendCommand,
    channelName: 'neundarter-matches',
    name: outboxName,
  });
  const before = Date.now() - keptForMs;
  void forgetSettled(outbox, ({ props }) => props.timeStamp < before);
  return outbox;
};

let running: Outbox | null = null;

/** The outbox of this tab; the first call starts it and sends what earlier visits left behind. */
export const deviceOutbox = (): Outbox => {
  running ??= start();
  return running;
};
