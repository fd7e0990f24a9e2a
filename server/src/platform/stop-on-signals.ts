import type { Log } from './log.ts';

/** Longest wait for requests in flight and open events, in ms; supervisors usually kill after 10 s or more. */
const patienceMs = 9500;

/**
 * Ends the process properly on SIGINT and SIGTERM: `stop` finishes what was begun. A second signal, or too long a
 * wait, ends it at once, as does a bug; what was acknowledged is safe either way.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('stopped with work left: requests took too long');
      process.exit(1);
    }, patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  // A bug nobody caught: what is in memory can no longer be trusted, and what was acknowledged is in the database.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
