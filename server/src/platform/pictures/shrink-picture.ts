import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@neundarter/contract/errors';
import { maxPicturePixels } from '@neundarter/contract/limits';
import { pictureKindOf } from './picture-kind.ts';

export type SmallPicture = { readonly contentType: string; readonly base64Image: string };

type Shrunk =
  | { readonly ok: true; readonly value: SmallPicture }
  | { readonly ok: false; readonly error: ErrorCode };

/** Maximum time for one picture, in ms; 24 megapixels take two seconds on a Raspberry Pi. */
const maxWorkMs = 30_000;

/** Maximum number of waiting pictures; with more, the last ones would wait longer than a browser does. */
const maxWaiting = 20;

/** The program is TypeScript beside this source, and JavaScript in the built server. */
const program = fileURLToPath(new URL(`./shrink-in-process${extname(import.meta.url)}`, import.meta.url));

/** Makes a picture small in a process of its own; null if it cannot be read or is too large. */
const shrinkInProcess = async (file: Buffer): Promise<Buffer | null> => {
  const child = spawn(process.execPath, [program, String(maxPicturePixels)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: maxWorkMs,
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  // A process that has ended early does not read the rest.
  child.stdin.on('error', () => undefined).end(file);
  const [small, code] = await Promise.all([buffer(child.stdout), exited]);
  return code === 0 ? small : null;
};

/**
 * Creates the function that turns an uploaded file into a small square WebP without all other data in it (place,
 * camera, time). Pictures are processed one after another, because each needs a whole processor and much memory.
 * @param shrink makes one picture small; null if it cannot be read
 */
export const createShrinker = (shrink: (file: Buffer) => Promise<Buffer | null>) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (file: Buffer): Promise<Shrunk> => {
    if (pictureKindOf(file) === null) return { ok: false, error: 'error.picture.kind-not-supported' };
    if (waiting >= maxWaiting) return { ok: false, error: 'error.too-many-requests' };
    waiting += 1;
    const mine = last.then(() => shrink(file));
    last = mine.catch(() => undefined);
    const small = await mine.finally(() => {
      waiting -= 1;
    });
    if (small === null) return { ok: false, error: 'error.picture.not-an-image' };
    return { ok: true, value: { contentType: 'image/webp', base64Image: small.toString('base64') } };
  };
};

/** Makes an uploaded picture small, whatever its name or header says. */
export const shrinkPicture = createShrinker(shrinkInProcess);
