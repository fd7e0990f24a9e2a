import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findPlannedMatches, type MatchesByKey } from './find-planned-matches.ts';
import { type GatheredTournament, gatherStarted, stateOf } from './gather-tournament.ts';

/** A started tournament in the transaction of a change. */
export type RunningTournament = {
  readonly tournament: GatheredTournament;
  readonly plan: Plan;
  /** The state before the change. */
  readonly before: Tournament;
  readonly matches: MatchesByKey;
};

/** The tournament of a locked event before a change; null unless it was started. */
export const gatherRunning = async (q: Queries, event: EventRecord): Promise<RunningTournament | null> => {
  const tournament = await gatherStarted(q, event);
  if (tournament === null) return null;
  const matches = await findPlannedMatches(q, event.id);
  const { plan, state } = stateOf(tournament);
  return { tournament, plan, before: state, matches };
};
