import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { type Changed, type Saving, saveChange, type UnsavedChange } from '../change-locked-match.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';

/** A match of an event, and the user who changes it; none if the program does so itself. */
export type InsideCall = Pick<Saving, 'userId' | 'origin'> & { readonly matchId: string };

/** A change of one match of an event, in a transaction of the event. */
export type InsideChange = Pick<UnsavedChange, 'kind'> &
  Pick<Saving, 'reopening'> &
  InsideCall & {
    /** The rule of the change. `now`: ms since 1970 */
    readonly change: (loaded: LockedMatch, now: number) => Promise<Outcome<Changed>> | Outcome<Changed>;
  };

/**
 * Changes a match of an event in the caller's transaction, as a command does: moves, row, announcements and followers. The
 * event is locked, and the caller has checked who may do it. Refusals are those of the rule and of the followers; the
 * transaction must not commit then. Throws for an unknown match.
 */
export const changeInside = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, kind, origin, reopening, userId, change }: InsideChange,
): Promise<Outcome<LockedMatch>> => {
  await tx.flush();
  const loaded = await lockAndFold(tx, matchId);
  if (loaded === null) throw new Error(`There is no match ${matchId} to change`);
  const now = platform.clock.now();
  const changed = await change(loaded, now);
  if (!changed.ok) return changed;
  return saveChange(
    { platform, tx, now, origin, reopening, userId },
    { kind, loaded, changed: changed.value },
  );
};
