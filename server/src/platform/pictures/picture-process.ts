import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Maximum time for one picture, in ms; 24 megapixels take two seconds on a Raspberry Pi. */
const maxWorkMs = 30_000;

type PictureWork = {
  readonly program: string;
  readonly args?: readonly string[];
  readonly input: Buffer | string;
};

/**
 * Path of a program that works on pictures: TypeScript beside the source that starts it, JavaScript in the built server.
 * @param beside `import.meta.url` of that source
 */
export const pictureProgram = (name: string, beside: string): string =>
  fileURLToPath(new URL(`./${name}${extname(beside)}`, beside));

/** Runs a program of its own for one picture; null if it fails or takes too long. */
export async function runPictureProcess({ program, args = [], input }: PictureWork): Promise<Buffer | null> {
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
  const [picture, code] = await Promise.all([buffer(child.stdout), exited]);
  return code === 0 ? picture : null;
}
