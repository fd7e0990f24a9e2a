import type { EnteredResult } from '@neundarter/contract/routes/results';
import type { InsideCall } from '../matches/following/change-inside.ts';
import { enterResultInside } from '../matches/following/enter-result-inside.ts';
import { resetMatch } from '../matches/following/reset-match.ts';
import { retireInside } from '../matches/following/retire-inside.ts';
import type { LockedMatch, MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { forfeitOpen } from './forfeit-open.ts';

/** A result, its match, and who enters it. */
type Entry = InsideCall & { readonly result: EnteredResult };

/** Enters a score from paper. Turns that it contradicts are deleted only if the caller agrees. */
const enterPaper = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { result, ...call }: InsideCall & { readonly result: Extract<EnteredResult, { readonly kind: 'paper' }> },
): Promise<Outcome<LockedMatch>> => {
  const { score, deletesTurns = false } = result;
  const entered = await enterResultInside(platform, tx, { ...call, score });
  // A refusal of the rules comes before anything is written.
  const isContradicted = !entered.ok && entered.error === 'error.match.recorded-legs-missing';
  if (!isContradicted || !deletesTurns) return entered;
  const reset = await resetMatch(platform, tx, call);
  return reset.ok ? enterResultInside(platform, tx, { ...call, score }) : reset;
};

/** Writes the result of a match that is not over, in the caller's transaction. Refusals are those of the rules and followers. */
export const enterInside = (
  platform: MatchPlatform,
  tx: WriteTx,
  { result, ...call }: Entry,
): Promise<Outcome<LockedMatch>> => {
  switch (result.kind) {
    case 'paper':
      return enterPaper(platform, tx, { ...call, result });
    case 'forfeit':
      return forfeitOpen(platform, tx, { ...call, winningParty: result.winningParty });
    case 'retirement':
      return retireInside(platform, tx, { ...call, winningParty: result.winningParty });
    case 'double-forfeit':
      return forfeitOpen(platform, tx, { ...call, winningParty: null });
  }
};
