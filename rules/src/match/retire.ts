// Retirement: a party gives up a running match, and the other one wins. The turns stay and count. The winner gets the
// legs and sets that are missing: the leg being played, then legs without a turn; the other party keeps what it has won.
// In a best-of with an even number the winner may so get more legs than the mode would play, because nobody retires into
// a draw.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import type { Match, MatchConfig, MatchError, PartyIndex } from './types.ts';
import { legsNeeded, setsNeeded } from './winners.ts';

/** Which party wins because the other one retires, and when (milliseconds since 1970). */
type Retirement = { readonly winningParty: PartyIndex; readonly at: number };

/** The configuration without draws: whoever has the majority of the legs and sets wins. */
const withoutDraws = (config: MatchConfig): MatchConfig =>
  config.setMode === 'single-set'
    ? { ...config, legMode: 'first-to', legsToWinSet: legsNeeded(config) }
    : { ...config, setMode: 'first-to', setsToWin: setsNeeded(config) };

/** Ends a running match in favour of a party. Refusal: `error.invalid-match-status` unless running. */
export const retireFromMatch = (
  match: Match,
  { winningParty, at }: Retirement,
): Result<Match, MatchError> => {
  if (match.status !== 'running') return refused('error.invalid-match-status');
  let closing: Match = { ...match, config: withoutDraws(match.config) };
  while (closing.status === 'running') {
    closing = closeLeg(closing, { winningParty, shotByPlayerId: null, at });
  }
  return ok({ ...closing, config: match.config, isForfeited: true });
};
