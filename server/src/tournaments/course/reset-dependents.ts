import { ok } from '@neundarter/rules/result';
import { resetMatch } from '../../matches/following/reset-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { keysById } from '../core/find-planned-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { keepState } from './keep-state.ts';
import { tellReset } from './tell-reset.ts';

type Resetting = {
  readonly running: RunningTournament;
  /** Ids of the matches. */
  readonly ids: readonly string[];
  readonly reason: string;
  /** User or guest. */
  readonly by: string | null;
};

/**
 * Deletes everything that was played in these matches, takes their results out of the log, and tells their people.
 * @returns ids of the matches that have changed
 */
export const resetDependents = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { running, ids, reason, by }: Resetting,
): Promise<Outcome<readonly string[]>> => {
  const { event, log } = running.tournament;
  const at = platform.clock.now();
  const keyById = keysById(running.matches);
  const matches = ids.flatMap((matchId) => {
    const match = keyById.get(matchId);
    return match === undefined ? [] : [{ match, matchId }];
  });
  const keys = matches.map(({ match }) => match);
  await undoLogged(tx, { log, keys, kinds: ['result', 'begin', 'called', 'take-over'] }, { at, by, reason });
  for (const { match, matchId } of matches.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))) {
    const reset = await resetMatch(platform, tx, { matchId, origin: 'event' });
    if (!reset.ok) return reset;
    await addLogEntry(tx, event.id, { row: { kind: 'reset', match, reason }, matchId, at, by });
  }
  const kept = await keepState(platform, tx, running);
  if (kept.ok) await tellReset(platform, tx, { running, keys, reason });
  return kept.ok ? ok([...matches.map(({ matchId }) => matchId), ...kept.value]) : kept;
};
