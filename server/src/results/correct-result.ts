import type { MatchHead } from '@neundarter/contract/entities/match';
import type { EnteredResult } from '@neundarter/contract/routes/results';
import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { isPossibleResult } from '@neundarter/rules/match/paper-score';
import { ok, refused } from '@neundarter/rules/result';
import { resetMatch } from '../matches/following/reset-match.ts';
import { takeBackEndInside } from '../matches/following/take-back-end-inside.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { enterInside } from './enter-inside.ts';
import type { OwnMatch } from './result-kind.ts';
import { takeBack } from './take-back.ts';

/** Another result of a finished match, and who enters it. */
export type Correction = {
  readonly own: OwnMatch;
  readonly result: EnteredResult;
  /** User or guest. */
  readonly by: string;
};

type Options = {
  readonly deletesTurns: boolean;
  readonly reason: string | null;
  /** Ids of the matches that may be reset; null if another winner is not meant. */
  readonly reset: readonly string[] | null;
  /** Whether the other winner takes over the place of the earlier one. */
  readonly takesOver: boolean;
};

const optionsOf = (result: EnteredResult): Options => {
  if (result.kind !== 'paper' && result.kind !== 'forfeit')
    return { deletesTurns: false, reason: null, reset: null, takesOver: false };
  const { deletesTurns = false, reason = null, reset = null, takesOver = false } = result;
  return { deletesTurns, reason, reset, takesOver };
};

/** Whether the score of a match whose last legs come from paper is given again, so that its turns can stay. */
const isCompletedAgain = ({ props }: MatchHead, { kind }: EnteredResult): boolean =>
  kind === 'paper' && props.isCompletedOnPaper === true;

/** Whether turns would be lost that the caller has not given up. */
const losesTurns = (head: MatchHead, result: EnteredResult): boolean =>
  hasTurnsRecorded(head.props) && !isCompletedAgain(head, result) && !optionsOf(result).deletesTurns;

/**
 * Checks a correction before it is stored for somebody else to agree to. Refusals: `error.invalid-match-status` for turns that
 * would be lost and an end that no correction has, `error.match.impossible-result`.
 */
export const checkCorrection = async (
  tx: WriteTx,
  { own, result }: Omit<Correction, 'by'>,
): Promise<Outcome<MatchHead>> => {
  const [head] = await findMatchHeads(tx.q, [own.matchId]);
  if (head === undefined) return refused('error.not-found');
  if (losesTurns(head, result)) return refused('error.invalid-match-status');
  if (result.kind === 'paper' && !isPossibleResult(head.props.config, result.score))
    return refused('error.match.impossible-result');
  return ok(head);
};

/** Makes a finished match ready for another result of the same winner. */
const openForCorrection = (
  platform: MatchPlatform,
  tx: WriteTx,
  { head, result }: { readonly head: MatchHead; readonly result: EnteredResult },
): Promise<Outcome<unknown>> => {
  const call = { matchId: head.id, origin: 'event' } as const;
  return isCompletedAgain(head, result)
    ? takeBackEndInside(platform, tx, call)
    : resetMatch(platform, tx, call);
};

/** Enters a result with another winner: the match is taken back with everything that follows from it, and ended again. */
const replaceWinner = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { own, result, by, head }: Correction & { readonly head: MatchHead },
): Promise<Outcome<readonly string[]>> => {
  const { reason, reset } = optionsOf(result);
  if (own.giveAway !== null) return refused('error.invalid-match-status');
  const taken = await takeBack(platform, tx, { own, by, reason: reason ?? '', seen: reset });
  if (!taken.ok) return taken;
  const { matchId } = own;
  if (!isCompletedAgain(head, result)) {
    const opened = await resetMatch(platform, tx, { matchId, origin: 'match' });
    if (!opened.ok) return opened;
  }
  const entered = await enterInside(platform, tx, { matchId, userId: by, origin: 'match', result });
  return entered.ok ? taken : entered;
};

/** Enters a result with another winner, who takes over the place that the earlier one has come to. */
const takeOverPlace = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { own, result, by, head }: Correction & { readonly head: MatchHead },
): Promise<Outcome<readonly string[]>> => {
  const { reason, reset } = optionsOf(result);
  if (own.takeOver === undefined || own.giveAway !== null) return refused('error.event.invalid-status');
  const prepared = await own.takeOver.prepare(reset ?? [], { by, reason: reason ?? '' });
  if (!prepared.ok) return prepared;
  const opened = await openForCorrection(platform, tx, { head, result });
  if (!opened.ok) return opened;
  const { matchId } = own;
  const entered = await enterInside(platform, tx, { matchId, userId: by, result, origin: 'event' });
  if (!entered.ok) return entered;
  const { winningParty } = entered.value.match;
  const isOtherWinner = (winningParty === 0 || winningParty === 1) && winningParty !== own.winner;
  return isOtherWinner ? prepared.value.keep(entered.value) : refused('error.invalid-match-status');
};

/**
 * Enters another result for a match that has one already. With the same winner nobody else goes on, so matches that follow
 * may have begun; what follows from a table is compared when the new result is written. Another winner is possible if one of
 * the two has left since, or if the caller says that it is meant and knows which matches are reset, or played anew by whoever
 * takes over the place. Turns are deleted only
 * if the caller agrees.
 */
export const correctResult = async (
  platform: MatchPlatform,
  tx: WriteTx,
  correction: Correction,
): Promise<Outcome<readonly string[]>> => {
  const { own, result, by } = correction;
  const { reason, reset, takesOver } = optionsOf(result);
  const checked = await checkCorrection(tx, correction);
  if (!checked.ok) return checked;
  const head = checked.value;
  if (takesOver || reset !== null) {
    const replace = takesOver ? takeOverPlace : replaceWinner;
    const replaced = await replace(platform, tx, { ...correction, head });
    if (replaced.ok) await own.note?.('corrected', { by, reason });
    return replaced;
  }
  const opened = await openForCorrection(platform, tx, { head, result });
  if (!opened.ok) return opened;
  const { matchId } = own;
  const entered = await enterInside(platform, tx, { matchId, userId: by, result, origin: 'event' });
  if (!entered.ok) return entered;
  const isSameWinner = entered.value.match.winningParty === own.winner;
  const kept = await own.keepCorrected(entered.value, { by, reason });
  if (!kept.ok) return kept;
  if (!isSameWinner && own.giveAway === null) return refused('error.invalid-match-status');
  await own.note?.('corrected', { by, reason });
  return kept;
};
