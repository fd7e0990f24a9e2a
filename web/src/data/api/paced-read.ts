import { lateCode } from '../../device/late-code.ts';
import type { PacedRead } from './read-after-failure.ts';
import { endTrouble, isServerFailing } from './read-troubles.ts';

const lateCodeOfReads = lateCode(() => import('./late-reads.ts'));

/** Loads the code for a server that fails or is not there; undefined as long as this fails, too. */
export const lateReads = async () => {
  lateCodeOfReads.load();
  await lateCodeOfReads.firstTry();
  return lateCodeOfReads.read() ?? undefined;
};

/**
 * The one way to read for a page. While the server fails, the read is repeated after 1, 3 and 9 s, and then about every
 * 30 s, however often the page is drawn; only the user can ask earlier.
 * @throws {ApiError} after these tries, and at once if another call would not help or there is no server
 */
export async function pacedRead<Answer>(read: PacedRead<Answer>): Promise<Answer> {
  try {
    const answer = await read.call();
    endTrouble(read.key);
    return answer;
  } catch (error) {
    const late = isServerFailing(error) ? await lateReads() : undefined;
    if (late !== undefined) return late.readAfterFailure(read, error);
    endTrouble(read.key);
    throw error;
  }
}
