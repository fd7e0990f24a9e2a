import process from 'node:process';

/**
 * Time for the server to finish its requests after its starter or npm is gone, in ms; `npm start` promises five seconds
 * in all.
 */
const finishMs = 3000;

/** Environment variable with the parent of the process when it was still the starter. */
export const startedBy = 'NEUNDARTER_STARTED_BY';

/** Ends this server as a signal would do, at the latest after `finishMs`. */
export function stopInTime() {
  setTimeout(() => process.exit(1), finishMs).unref();
  process.kill(process.pid, 'SIGTERM');
}
