// Loaded by a measured server before its own code: every 4 ms it reads how long the main thread has worked since the last
// time. After SIGUSR2 it writes the longest piece of work in ms into the file of `PIECES_FILE`, and begins anew.
import { renameSync, writeFileSync } from 'node:fs';

const everyMs = 4;
const file = process.env['PIECES_FILE'] ?? '';

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let last = workedMs();
let longest = 0;
const look = (): void => {
  const now = workedMs();
  longest = Math.max(longest, now - last);
  last = now;
};
setInterval(look, everyMs).unref();

process.on('SIGUSR2', () => {
  look();
  writeFileSync(`${file}.new`, String(longest));
  renameSync(`${file}.new`, file);
  longest = 0;
  last = workedMs();
});
