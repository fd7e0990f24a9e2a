// In a pair the first of the two opens the first leg that their side starts. The order can be changed until the first turn.
import { ok, type Result, refused } from '../result.ts';
import { openSet } from './open-leg.ts';
import { playersOf } from './players.ts';
import { isBeforeFirstTurn } from './switch.ts';
import type { Match, MatchError, Party, PartyIndex } from './types.ts';

/** Whether the order inside the pairs of a match may be changed now: before its first turn. */
export const canOrderPartners = (match: Match): boolean =>
  match.status === 'scheduled' || (match.status === 'running' && isBeforeFirstTurn(match));

/**
 * Lets a player of a pair throw before the partner; the same match if they do already. Refusals:
 * `error.invalid-match-status` after the first turn, `error.invalid-player` for who is not one of a pair on this side.
 */
export const orderPartners = (
  match: Match,
  { party, firstPlayerId }: { readonly party: PartyIndex; readonly firstPlayerId: string },
): Result<Match, MatchError> => {
  const [first, second] = playersOf(match.parties[party]);
  if (first === undefined || second === undefined) return refused('error.invalid-player');
  if (first.id === firstPlayerId) return ok(match);
  if (second.id !== firstPlayerId) return refused('error.invalid-player');
  if (!canOrderPartners(match)) return refused('error.invalid-match-status');
  const pair: Party = { type: 'double', players: [second, first] };
  const ordered: Match = {
    ...match,
    parties: party === 0 ? [pair, match.parties[1]] : [match.parties[0], pair],
  };
  const [opened] = match.sets;
  if (opened === undefined) return ok(ordered);
  const { startingParty, startedAt: at } = opened;
  return ok({ ...ordered, sets: [openSet({ ...ordered, sets: [] }, { number: 1, startingParty, at })] });
};
