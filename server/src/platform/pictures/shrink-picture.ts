import type { ErrorCode } from '@neundarter/contract/errors';
import { maxPicturePixels } from '@neundarter/contract/limits';
import { createOneByOne } from '../work/one-by-one.ts';
import { ownProgram, runOwnProcess } from '../work/own-process.ts';
import { pictureKindOf } from './picture-kind.ts';

export type SmallPicture = { readonly contentType: string; readonly base64Image: string };

type Shrunk =
  | { readonly ok: true; readonly value: SmallPicture }
  | { readonly ok: false; readonly error: ErrorCode };

/** Maximum number of waiting pictures; with more, the last ones would wait longer than a browser does. */
const maxWaiting = 20;

const program = ownProgram('shrink-in-process', import.meta.url);

/** Makes a picture small in a process of its own; null if it cannot be read or is too large. */
const shrinkInProcess = (file: Buffer): Promise<Buffer | null> =>
  runOwnProcess({ program, args: [String(maxPicturePixels)], input: file });

/**
 * Creates the function that turns an uploaded file into a small square WebP without all other data in it (place,
 * camera, time). Pictures are processed one after another, because each needs a whole processor and much memory.
 * @param shrink makes one picture small; null if it cannot be read
 */
export const createShrinker = (shrink: (file: Buffer) => Promise<Buffer | null>) => {
  const oneByOne = createOneByOne(maxWaiting);
  return async (file: Buffer): Promise<Shrunk> => {
    if (pictureKindOf(file) === null) return { ok: false, error: 'error.picture.kind-not-supported' };
    const mine = oneByOne(() => shrink(file));
    if (mine === null) return { ok: false, error: 'error.too-many-requests' };
    const small = await mine;
    if (small === null) return { ok: false, error: 'error.picture.not-an-image' };
    return { ok: true, value: { contentType: 'image/webp', base64Image: small.toString('base64') } };
  };
};

/** Makes an uploaded picture small, whatever its name or header says. */
export const shrinkPicture = createShrinker(shrinkInProcess);
