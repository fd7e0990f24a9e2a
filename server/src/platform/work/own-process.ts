import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Maximum time for one picture, in ms; 24 megapixels take two seconds on a Raspberry Pi. */
const pictureMs = 30_000;

type Work = {
  readonly program: string;
  readonly args?: readonly string[];
  readonly input: Buffer | string;
  /** Maximum time, in ms; by default that for a picture. */
  readonly maxWorkMs?: number;
};

/**
 * Path of a program that does one piece of long work: TypeScript beside the source that starts it, JavaScript in the built server.
 * @param beside `import.meta.url` of that source
 */
export const ownProgram = (name: string, beside: string): string =>
  fileURLToPath(new URL(`./${name}${extname(beside)}`, beside));

/**
 * Runs a program of its own for one piece of work, whose end gives all memory back. Answers what it has written to standard output;
 * null if it fails or takes too long.
 */
export async function runOwnProcess({
  program,
  args = [],
  input,
  maxWorkMs = pictureMs,
}: Work): Promise<Buffer | null> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: maxWorkMs,
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  // A process that has ended early does not read the rest.
  child.stdin.on('error', () => undefined).end(input);
  const [output, code] = await Promise.all([buffer(child.stdout), exited]);
  return code === 0 ? output : null;
}
