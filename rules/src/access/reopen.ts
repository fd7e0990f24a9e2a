// Who may take back the end of a match. Within 24 hours whoever may score it, afterwards only a platform admin, or for
// a match of an event whoever manages the event, with a reason. A training is final 24 hours after its end. The time
// counts from the arrival of the last turn at the server, because the clock of a device may be wrong. Whoever may score
// only because they have entered a PIN has two minutes, on the device that ended the match; later the organisers decide.
// A game of a match day can be taken back so for ten minutes; later the other side has to agree to a correction.
import { ok, type Result, refused } from '../result.ts';
import { mayManageEvents } from './events.ts';
import { type MatchAccessFacts, type MatchFacts, mayScoreMatch } from './match.ts';
import { isAdmin } from './people.ts';

/** Time in which whoever may score a match may take back its end, in ms. */
const reopenableForMs = 24 * 60 * 60_000;

/**
 * Time in which the end can be taken back even if the training is final, in ms. A device that was offline sends a wrong
 * checkout and its correction shortly one after the other, perhaps days later.
 */
const correctableForMs = 10 * 60_000;

/** Time in which enrolled scorers may take back the end, in ms. */
const reopenableByScorersForMs = 2 * 60_000;

type ReopenError = 'error.insufficient-permissions' | 'error.match.over';
export type UndoError = ReopenError | 'error.match.reason-needed';

/** Whether a match ended so long before `now` (ms since 1970) that its result is final. */
export const isResultFinal = (
  { finishReceivedAt, event }: Pick<MatchFacts, 'finishReceivedAt' | 'event'>,
  now: number,
): boolean => {
  if (finishReceivedAt === null) return false;
  const isShort = event?.isFinal === true || event?.type === 'mdsl-matchday';
  return now - finishReceivedAt >= (isShort ? correctableForMs : reopenableForMs);
};

/** Whether the actor may score the match only because they are enrolled, not because they manage its event. */
const isMereScorer = ({ actor, match: { event } }: MatchAccessFacts): boolean =>
  event?.isEnrolled === true && !mayManageEvents(actor, event.teamId);

/** Whether enrolled scorers can take back the end at `now` on this device. */
const isReopenableHere = ({ finishReceivedAt, isEndedHere = false }: MatchFacts, now: number): boolean =>
  isEndedHere && finishReceivedAt !== null && now - finishReceivedAt < reopenableByScorersForMs;

/** On a match day nobody may, because the other side has to be asked. */
const mayReopenLate = ({ actor, match: { event } }: MatchAccessFacts): boolean => {
  if (event === null) return isAdmin(actor);
  return event.type !== 'mdsl-matchday' && mayManageEvents(actor, event.teamId);
};

/** Whether the actor may take back the end of a match at `now`, and whether they must give a reason for it. */
export const howToReopen = (
  facts: MatchAccessFacts,
  now: number,
): Result<'freely' | 'with-reason', ReopenError> => {
  const mayScore = mayScoreMatch(facts);
  if (mayScore && isMereScorer(facts))
    return isReopenableHere(facts.match, now) ? ok('freely') : refused('error.match.over');
  if (mayScore && !isResultFinal(facts.match, now)) return ok('freely');
  if (mayReopenLate(facts)) return ok('with-reason');
  return refused(mayScore ? 'error.match.over' : 'error.insufficient-permissions');
};

/**
 * Whether the actor may take back the last turn of a match. Whoever may reopen a match may also take back the turns
 * before its last one, because the end may consist of several turns, and because a repeated call must not be refused.
 */
export const mayUndoThrow = (
  facts: MatchAccessFacts,
  { now, hasReason }: { readonly now: number; readonly hasReason: boolean },
): Result<true, UndoError> => {
  const { status, finishReceivedAt } = facts.match;
  if (status !== 'finished') {
    const mayUndo = mayScoreMatch(facts) || (finishReceivedAt !== null && mayReopenLate(facts));
    return mayUndo ? ok(true) : refused('error.insufficient-permissions');
  }
  const way = howToReopen(facts, now);
  if (!way.ok) return way;
  return way.value === 'with-reason' && !hasReason ? refused('error.match.reason-needed') : ok(true);
};
