import type { Log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { sendReminders } from './send-reminders.ts';

/** Time between two looks for events of which people are reminded. ms */
const lookEveryMs = 5 * 60_000;

type Parts = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'notify'>;
  readonly log: Log;
  /** By default five minutes. ms */
  readonly everyMs?: number | undefined;
};

/**
 * Reminds people from time to time, also after a restart.
 * @returns a function that ends this and waits for what is under way
 */
export const watchReminders = ({ platform, log, everyMs = lookEveryMs }: Parts): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= sendReminders(platform)
      .catch((error: unknown) => log.warn({ err: error }, 'people were not reminded; tried again soon'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
