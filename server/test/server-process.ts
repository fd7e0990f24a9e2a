import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from './fork-process.ts';

export type ServerProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its whole output so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
  /** Sends it the signal to end, and waits. */
  readonly stop: () => Promise<number | null>;
};

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The variables of this process that a server needs; the caller sets the others. */
const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: compileCache,
};

/** Runs the server as a separate process and waits for its banner, or for its end. */
export async function runServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const address = /this device\s+(http:\S+)/;
  const isUp = new Promise<void>((resolve) =>
    child.stdout.on('data', () => address.test(output) && resolve()),
  );
  await Promise.race([isUp, exited]);
  return {
    url: address.exec(output)?.[1] ?? '',
    child,
    output: () => output,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
