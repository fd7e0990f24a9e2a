import { ok, refused } from '@neundarter/rules/result';
import { takeBackEndInside } from '../matches/following/take-back-end-inside.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { OwnMatch } from './result-kind.ts';

/** Who takes the end of a match back, and why. */
type TakenBack = {
  readonly reason: string;
  readonly by: string;
  /** Ids of the matches that they know will be reset; null if nobody has asked them. */
  readonly seen: readonly string[] | null;
};

/** Resets what follows from a match and has begun; the caller must know all of it. */
const resetFollowing = async (
  own: OwnMatch,
  { seen, ...author }: TakenBack,
): Promise<Outcome<readonly string[]>> => {
  const ids = seen === null ? [] : await own.findDependents();
  if (!ids.every((id) => seen?.includes(id))) return refused('error.event.follow-up-match-started');
  return ids.length === 0 ? ok([]) : own.resetDependents(ids, author);
};

/**
 * Takes back the end of a match in the caller's transaction: its turns stay, so that it can be corrected. If one of the two
 * has left the event since, the other one gets the match. Refusals: `error.invalid-match-status` unless it is finished,
 * `error.event.follow-up-match-started` if matches that follow from it have begun, unless the caller names all of them.
 * @returns ids of the matches that have changed
 */
export const takeBack = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { own, ...taken }: TakenBack & { readonly own: OwnMatch },
): Promise<Outcome<readonly string[]>> => {
  const { matchId, giveAway } = own;
  const { reason, by } = taken;
  if (own.status !== 'finished') return refused('error.invalid-match-status');
  const reset = await resetFollowing(own, taken);
  if (!reset.ok) return reset;
  if (giveAway !== null) {
    const given = await giveAway({ reason, by });
    return given.ok ? ok([...new Set([matchId, ...reset.value, ...given.value])]) : given;
  }
  const reopened = await takeBackEndInside(platform, tx, {
    matchId,
    origin: 'match',
    reopening: { reason, userId: by },
  });
  return reopened.ok ? ok([matchId, ...reset.value]) : reopened;
};
