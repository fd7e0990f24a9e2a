import { existsSync } from 'node:fs';

/**
 * The npm that started us, otherwise the one on the path (Windows finds it only through its shell). `npm ci` removes the
 * project's own Node: if that one runs this process, the path leads to the installed Node.
 */
export function npmCommand() {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started) && existsSync(process.execPath))
    return [process.execPath, started];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}
