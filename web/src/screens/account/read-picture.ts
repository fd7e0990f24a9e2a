import { maxPictureBytes } from '@neundarter/contract/limits';
import { ok, type Result, refused } from '@neundarter/rules/result';

type PictureProblem = 'notAnImage' | 'tooLarge' | 'unreadable';

/** The problem of a chosen file, found before it is opened. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/')) return 'notAnImage';
  return size > maxPictureBytes ? 'tooLarge' : null;
}

/** Opens a chosen file as a picture, rotated to the camera's orientation. */
export async function readPicture(file: File): Promise<Result<ImageBitmap, PictureProblem>> {
  const problem = problemOf(file);
  if (problem !== null) return refused(problem);
  try {
    return ok(await createImageBitmap(file));
  } catch {
    return refused('unreadable');
  }
}
