import type { Log } from './log.ts';

/**
 * Maximum wait for running requests and waiting events, in ms; supervisors usually kill a process after 10 s or more.
 */
const maxWaitMs = 9500;

/** A terminal and npm both pass on Ctrl-C: a second signal within this time belongs to the first one, in ms. */
const sameWishMs = 1000;

/**
 * Ends the process on SIGINT and SIGTERM after `stop` has finished all running work. A second signal after a
 * moment, a timeout or an uncaught exception ends it at once. Acknowledged changes are safe in every case.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('stopped with work left: requests took too long');
      process.exit(1);
    }, maxWaitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  // After an uncaught exception the memory may be inconsistent; acknowledged changes are in the database.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
