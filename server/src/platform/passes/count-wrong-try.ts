import { countAttempt } from '../attempts.ts';
import type { WriteTx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import type { Pass } from './pass.ts';
import { passRows } from './pass-rows.ts';
import { limitsOf, type Typist } from './try-limits.ts';

/** A wrong try, and what happens to the place if it was the last one that all have together. */
export type WrongTry = {
  readonly pass: Pass;
  readonly by: Typist;
  /** Locks the thing that the pass belongs to. */
  readonly lockScope: (tx: WriteTx) => Promise<void>;
  /** Tells whoever can lift the lock: in the same transaction, because they can only lift what they are told of. */
  readonly tell: (tx: WriteTx) => Promise<void>;
};

/** Whether all together have no tries left; false for somebody who does not count with all. */
const isFullForAll = async ({ q }: WriteTx, { pass, by }: WrongTry): Promise<boolean> => {
  for (const { key, max } of limitsOf(pass, by).filter(({ isOfAll }) => isOfAll)) {
    const row = await q.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst();
    if ((row?.count ?? 0) >= max) return true;
  }
  return false;
};

/**
 * Counts a wrong try in a transaction of its own, so that the refusal of the call does not undo it. After too many of all
 * nobody can type it any more until somebody lifts the lock or issues another pass.
 */
export const countWrongTry = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wrong: WrongTry,
): Promise<void> =>
  db.write(async (tx) => {
    const now = clock.now();
    const { pass, by } = wrong;
    await countAttempt(tx, limitsOf(pass, by), now);
    if (!(await isFullForAll(tx, wrong))) return;
    await wrong.lockScope(tx);
    const [latest] = await passRows.findKnown(tx.q, pass.place);
    // Somebody may have lifted the lock or issued another pass meanwhile.
    if (latest === undefined || latest.number !== pass.number || latest.round !== pass.round) return;
    if (latest.lockedAt !== null) return;
    await passRows.lock(tx, latest, now);
    await wrong.tell(tx);
  });
