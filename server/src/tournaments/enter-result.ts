import type { EventEntity } from '@neundarter/contract/entities/event';
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { ok, refused } from '@neundarter/rules/result';
import { outcomeOf } from '@neundarter/rules/tournament/advance/outcome';
import { eventFiguresOf } from '@neundarter/rules/tournament/table/event-figures';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { InsideCall } from '../matches/following/change-inside.ts';
import { enterResultInside } from '../matches/following/enter-result-inside.ts';
import { resetMatch } from '../matches/following/reset-match.ts';
import { retireInside } from '../matches/following/retire-inside.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeOwnMatch, type OwnMatch } from './change-running.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { forfeitOpen } from './forfeit-open.ts';

/** A result that organisers enter. */
export type EnteredResult = BodyOf<(typeof runningTournamentRoutes)['enterResult']>;

/** A result, its match, and who enters it. */
type Entry = InsideCall & { readonly result: EnteredResult };

const enter = (platform: TournamentPlatform, tx: WriteTx, { result, ...call }: Entry) => {
  switch (result.kind) {
    case 'paper':
      return enterResultInside(platform, tx, { ...call, score: result.score });
    case 'forfeit':
      return forfeitOpen(platform, tx, { ...call, winningParty: result.winningParty });
    case 'retirement':
      return retireInside(platform, tx, { ...call, winningParty: result.winningParty });
    case 'double-forfeit':
      return forfeitOpen(platform, tx, { ...call, winningParty: null });
  }
};

/**
 * Enters another score for a match that has a result already, for the same winner: nobody else goes on, so matches that
 * follow may have begun. What follows from a table is compared when the new result is entered. Turns are deleted only if
 * the organiser agrees.
 */
const correct = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { own: { running, key }, entry }: { readonly own: OwnMatch; readonly entry: Entry },
): Promise<Outcome<readonly string[]>> => {
  const { matchId, userId = null, result } = entry;
  const [head] = await findMatchHeads(tx.q, [matchId]);
  const { deletesTurns = false, reason = null } =
    'deletesTurns' in result || 'reason' in result ? result : {};
  if (head === undefined || (hasTurnsRecorded(head.props) && !deletesTurns))
    return refused('error.invalid-match-status');
  const reset = await resetMatch({ ...platform, followers: platform.seatFollowers }, tx, matchId);
  if (!reset.ok) return reset;
  const reopening = reason === null ? undefined : { reason, userId };
  const entered = await enter(platform, tx, { ...entry, reopening });
  if (!entered.ok) return entered;
  const figures = eventFiguresOf(entered.value.match);
  const isSameWinner =
    figures !== null && outcomeOf(figures).winner === running.before.matches[key]?.outcome?.winner;
  return isSameWinner ? ok([matchId]) : refused('error.invalid-match-status');
};

/**
 * Enters the result of a match without darts. A result can be replaced by one with the same winner; another winner
 * needs `undoResult` first. Refusals are those of the rules of matches and of the followers.
 */
export const enterResult = (
  platform: TournamentPlatform,
  { result, ...command }: EventCommand & { readonly matchId: string; readonly result: EnteredResult },
): Promise<Outcome<EventEntity>> =>
  changeOwnMatch(platform, command, async (tx, own) => {
    const { running, key, matchId } = own;
    const entry = { matchId, userId: describeActor(command.actor).id, result };
    if (running.before.matches[key]?.status === 'finished') return correct(platform, tx, { own, entry });
    const entered = await enter(platform, tx, entry);
    return entered.ok ? ok([matchId]) : entered;
  });
