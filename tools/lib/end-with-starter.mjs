// Loaded into the server that the starter runs (`node --import`): the server ends when the starter is gone, even if the
// starter was killed and could send no message. A server that is started by hand or by systemd does not load this file.
import process from 'node:process';

/**
 * Time for the server to finish its requests after the starter is gone, in ms; `npm start` promises five seconds in
 * all.
 */
const finishMs = 3000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), finishMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// This channel alone must not keep the server running.
process.channel?.unref();
