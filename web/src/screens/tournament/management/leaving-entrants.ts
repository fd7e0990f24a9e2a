// Who can still withdraw from the groups though the own matches there are over, so that the next one moves up.
import { entrantsOf, type MatchView } from '../../../parts/tournament/match-view.ts';

/**
 * Ids of entries of groups that have not withdrawn, of whom no group match is being played, and of whose group nobody has
 * begun to play a later match. Places that depend on other groups are left to the server, which checks all of them.
 */
export function leavingEntrants(
  all: readonly MatchView[],
  withdrawn: readonly string[],
): ReadonlySet<string> {
  const groups = Map.groupBy(
    all.filter(({ stage }) => stage === 'group'),
    ({ groupId }) => groupId,
  );
  const playOn = new Set(entrantsOf(all.filter(({ stage, isBegun }) => stage !== 'group' && isBegun)));
  const leaving = [...groups.values()].flatMap((own) => {
    const members = entrantsOf(own);
    if (members.some((entrant) => playOn.has(entrant))) return [];
    const playing = entrantsOf(own.filter(({ phase, isBegun }) => phase === 'running' && isBegun));
    return members.filter((entrant) => !playing.includes(entrant) && !withdrawn.includes(entrant));
  });
  return new Set(leaving);
}
