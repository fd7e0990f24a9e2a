// Loaded into the server that has taken the place of the starter (`node --import`): it ends when npm, or a shell between
// npm and the server, is gone. Without npm it continues, since the person who started it by hand may log out.
import process from 'node:process';
import { startedBy, stopInTime } from './stop-in-time.mjs';
import { watchNpm } from './watch-npm.mjs';

if (process.env.npm_lifecycle_event !== undefined) {
  // npm may have ended while this program was loaded.
  if (process.env[startedBy] !== `${process.ppid}`) process.exit(1);
  watchNpm(stopInTime);
  // The terminal was closed. Without npm the system's own way applies, so that `nohup` works.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
}
