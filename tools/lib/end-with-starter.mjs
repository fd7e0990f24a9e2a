// Loaded into the server that the starter runs (`node --import`): the server ends when the starter is gone, even
// when the starter was killed and could tell nobody. A server that is run by hand or by systemd does not load this.
import process from 'node:process';

/** How long the server may finish its requests once the starter is gone, in ms; `npm start` promises five seconds in all. */
const finishMs = 3000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), finishMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Waiting for the starter's end is no reason to stay.
process.channel?.unref();
