import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchHead } from '@neundarter/contract/entities/match';
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { ok, refused } from '@neundarter/rules/result';
import { eventFiguresOf } from '@neundarter/rules/table/event-figures';
import { outcomeOf } from '@neundarter/rules/tournament/advance/outcome';
import { forfeitWithoutResult } from '@neundarter/rules/tournament/advance/without-result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { InsideCall } from '../../matches/following/change-inside.ts';
import { enterResultInside } from '../../matches/following/enter-result-inside.ts';
import { resetMatch } from '../../matches/following/reset-match.ts';
import { retireInside } from '../../matches/following/retire-inside.ts';
import { takeBackEndInside } from '../../matches/following/take-back-end-inside.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { LockedMatch } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { forfeitOpen } from '../core/forfeit-open.ts';
import { placeOf, rowsOf } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult, type Ended, type KeyedMatch } from './add-result.ts';
import { changeOwnMatch, type OwnMatch } from './change-running.ts';
import { keepState } from './keep-state.ts';

/** A result that organisers enter. */
type EnteredResult = BodyOf<(typeof runningTournamentRoutes)['enterResult']>;

/** A result, its match, and who enters it. */
type Entry = InsideCall & { readonly result: EnteredResult };

/** Enters a score from paper. Turns that it contradicts are deleted only if the organiser agrees. */
const enterPaper = async (
  platform: TournamentPlatform,
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

const enter = (
  platform: TournamentPlatform,
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

type Replacement = KeyedMatch & Pick<Ended, 'after' | 'by'> & { readonly reason: string | null };

/** Writes a corrected result in place of the earlier one, and what follows from it. */
const replaceResult = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, key, after, by, reason }: Replacement,
): Promise<Outcome<readonly string[]>> => {
  const at = platform.clock.now();
  const { log } = running.tournament;
  const [earlier] = await undoLogged(tx, { log, keys: [key], kinds: ['result'] }, { at, by, reason });
  const place = earlier === undefined ? {} : { inPlaceOf: placeOf(earlier) };
  await addResult(tx, { running, key }, { before: null, after, by, at, ...place });
  const kept = await keepState(platform, tx, { ...running, own: key });
  return kept.ok ? ok([after.stored.id, ...kept.value]) : kept;
};

/** Whether the score of a match whose last legs come from paper is given again, so that its turns can stay. */
const isCompletedAgain = ({ props }: MatchHead, { kind }: EnteredResult): boolean =>
  kind === 'paper' && props.isCompletedOnPaper === true;

/** Makes a finished match ready for another result. */
const openForCorrection = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { head, result }: { readonly head: MatchHead; readonly result: EnteredResult },
): Promise<Outcome<unknown>> => {
  const call = { matchId: head.id, origin: 'event' } as const;
  return isCompletedAgain(head, result)
    ? takeBackEndInside(platform, tx, call)
    : resetMatch(platform, tx, call);
};

/**
 * Enters another score for a match that has a result already, for the same winner: nobody else goes on, so matches that
 * follow may have begun. Another winner is possible only if one of the two has withdrawn since. What follows from a table is compared when the new result is entered. Turns are deleted only if
 * the organiser agrees.
 */
const correct = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { own: { running, key }, entry }: { readonly own: OwnMatch; readonly entry: Omit<Entry, 'origin'> },
): Promise<Outcome<readonly string[]>> => {
  const { matchId, userId = null, result } = entry;
  const [head] = await findMatchHeads(tx.q, [matchId]);
  const { deletesTurns = false, reason = null } =
    'deletesTurns' in result || 'reason' in result ? result : {};
  if (head === undefined) return refused('error.not-found');
  if (hasTurnsRecorded(head.props) && !isCompletedAgain(head, result) && !deletesTurns)
    return refused('error.invalid-match-status');
  const opened = await openForCorrection(platform, tx, { head, result });
  if (!opened.ok) return opened;
  const entered = await enter(platform, tx, { ...entry, origin: 'event' });
  if (!entered.ok) return entered;
  const figures = eventFiguresOf(entered.value.match);
  const isSameWinner =
    figures !== null && outcomeOf(figures).winner === running.before.matches[key]?.outcome?.winner;
  const { plan, tournament } = running;
  // It cannot be taken back to be played again.
  const hasLeft = forfeitWithoutResult(plan, rowsOf(tournament.log), key) !== null;
  const replaced = await replaceResult(platform, tx, {
    running,
    key,
    after: entered.value,
    by: userId,
    reason,
  });
  return isSameWinner || hasLeft || !replaced.ok ? replaced : refused('error.invalid-match-status');
};

/** Makes a match that a withdrawal has ended scheduled again, because it was played before. */
const reopenForfeited = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, key, matchId }: OwnMatch,
): Promise<Outcome<true>> => {
  if (running.before.matches[key]?.status !== 'forfeited') return ok(true);
  return resetMatch(platform, tx, { matchId, origin: 'event' });
};

/**
 * Enters the result of a match without darts, also of one that a withdrawal has ended. A result can be replaced by one
 * with the same winner; another winner needs `undoResult` first. Refusals are those of the rules of matches and of the followers.
 */
export const enterResult = (
  platform: TournamentPlatform,
  { result, ...command }: EventCommand & { readonly matchId: string; readonly result: EnteredResult },
): Promise<Outcome<EventEntity>> =>
  changeOwnMatch(platform, command, async (tx, own) => {
    const { running, key, matchId } = own;
    const entry = { matchId, userId: describeActor(command.actor).id, result };
    if (running.before.matches[key]?.status === 'finished') return correct(platform, tx, { own, entry });
    // Somebody else has taken back the result that this one should correct. Only paper has something to say about turns.
    if ('reason' in result || ('deletesTurns' in result && result.kind !== 'paper'))
      return refused('error.invalid-match-status');
    const opened = await reopenForfeited(platform, tx, own);
    if (!opened.ok) return opened;
    const entered = await enter(platform, tx, { ...entry, origin: 'match' });
    return entered.ok ? ok([matchId]) : entered;
  });
