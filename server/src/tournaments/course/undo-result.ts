import type { EventEntity } from '@neundarter/contract/entities/event';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { ok, refused } from '@neundarter/rules/result';
import type { MatchState } from '@neundarter/rules/tournament/advance/match-state';
import { forfeitWithoutResult } from '@neundarter/rules/tournament/advance/without-result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { resetMatch } from '../../matches/following/reset-match.ts';
import { retireInside } from '../../matches/following/retire-inside.ts';
import { takeBackEndInside } from '../../matches/following/take-back-end-inside.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { gatherRunning } from '../core/gather-running.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { placeOf, rowsOf } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult } from './add-result.ts';
import { changeOwnMatch, type OwnMatch } from './change-running.ts';
import { findDependents } from './find-dependents.ts';
import { keepState } from './keep-state.ts';
import { tellReset } from './tell-reset.ts';

type ResultUndo = EventCommand & {
  readonly matchId: string;
  readonly reason: string;
  /** Ids of the matches that the caller knows will be reset, because they follow from it and have begun. */
  readonly reset?: readonly string[] | false;
};

type Resetting = OwnMatch & {
  readonly keys: readonly string[];
  readonly reason: string;
  readonly by: string;
};

/** Deletes everything that was played in these matches, takes their results out of the log, and tells their people. */
const resetDependents = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, keys, reason, by }: Resetting,
): Promise<Outcome<readonly string[]>> => {
  const { event, log } = running.tournament;
  const at = platform.clock.now();
  await undoLogged(tx, { log, keys, kinds: ['result', 'begin'] }, { at, by, reason });
  const matches = keys.flatMap((match) => {
    const matchId = running.matches.get(match)?.matchId;
    return matchId === undefined ? [] : [{ match, matchId }];
  });
  for (const { match, matchId } of matches.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))) {
    const reset = await resetMatch(platform, tx, { matchId, origin: 'event' });
    if (!reset.ok) return reset;
    await addLogEntry(tx, event.id, { row: { kind: 'reset', match, reason }, matchId, at, by });
  }
  const kept = await keepState(platform, tx, running);
  if (kept.ok) await tellReset(platform, tx, { running, keys, reason });
  return kept.ok ? ok([...matches.map(({ matchId }) => matchId), ...kept.value]) : kept;
};

type Left = OwnMatch & {
  /** What the match is without its result, because one of the two has withdrawn since. */
  readonly forfeit: MatchState;
  readonly reason: string;
  readonly by: string;
};

/**
 * Takes back the result of a match after one of the two has withdrawn. Nobody can play on: the other one gets the match,
 * and what was thrown stays as in a retirement.
 */
const giveInstead = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, key, matchId, forfeit, reason, by }: Left,
): Promise<Outcome<readonly string[]>> => {
  const at = platform.clock.now();
  const reopened = await takeBackEndInside(platform, tx, {
    matchId,
    origin: 'event',
    reopening: { reason, userId: by },
  });
  if (!reopened.ok) return reopened;
  const { log } = running.tournament;
  const undone = await undoLogged(tx, { log, keys: [key], kinds: ['result'] }, { at, by, reason });
  const winner = forfeit.outcome?.winner;
  if (!hasBegun(reopened.value.stored.props) || (winner !== 0 && winner !== 1))
    return keepState(platform, tx, running);
  const retired = await retireInside(platform, tx, {
    matchId,
    origin: 'event',
    userId: by,
    winningParty: winner,
  });
  if (!retired.ok) return retired;
  const [inPlaceOf] = undone.map(placeOf);
  const ended = { before: reopened.value, after: retired.value, by, at };
  await addResult(tx, { running, key }, { ...ended, ...(inPlaceOf !== undefined && { inPlaceOf }) });
  return keepState(platform, tx, { ...running, own: key });
};

/**
 * Takes back the end of a match: its turns stay, so that it can be corrected. If one of the two has withdrawn since, the
 * other one gets the match. Refusal if matches that follow from it have
 * begun: `error.event.follow-up-match-started`, unless the caller names all of them to be reset.
 */
export const undoResult = (
  platform: TournamentPlatform,
  { reason, reset, ...command }: ResultUndo,
): Promise<Outcome<EventEntity>> =>
  changeOwnMatch(platform, command, async (tx, own) => {
    const by = describeActor(command.actor).id;
    const { running, key, matchId } = own;
    if (running.before.matches[key]?.status !== 'finished') return refused('error.invalid-match-status');
    const keys = reset === undefined || reset === false ? [] : await findDependents(tx.q, running, key);
    const isSeen = (match: string) => reset && reset.includes(running.matches.get(match)?.matchId ?? '');
    if (!keys.every(isSeen)) return refused('error.event.follow-up-match-started');
    const changed =
      keys.length === 0 ? ok([]) : await resetDependents(platform, tx, { ...own, keys, reason, by });
    if (!changed.ok) return changed;
    const forfeit = forfeitWithoutResult(running.plan, rowsOf(running.tournament.log), key);
    if (forfeit !== null) {
      const now = keys.length === 0 ? running : await gatherRunning(tx.q, running.tournament.event);
      if (now === null) return refused('error.event.invalid-status');
      const given = await giveInstead(platform, tx, { ...own, running: now, forfeit, reason, by });
      return given.ok ? ok([...new Set([matchId, ...changed.value, ...given.value])]) : given;
    }
    const reopened = await takeBackEndInside(platform, tx, {
      matchId,
      origin: 'match',
      reopening: { reason, userId: by },
    });
    return reopened.ok ? ok([matchId, ...changed.value]) : reopened;
  });
