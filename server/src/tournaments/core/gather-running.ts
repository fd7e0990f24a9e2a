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

/** A started tournament with its plan, its state and its matches. */
export const withState = async (q: Queries, tournament: GatheredTournament): Promise<RunningTournament> => {
  const matches = await findPlannedMatches(q, tournament.event.id);
  const { plan, state } = stateOf(tournament);
  return { tournament, plan, before: state, matches };
};

/** The tournament of a locked event before a change; null unless it was started. */
export const gatherRunning = async (q: Queries, event: EventRecord): Promise<RunningTournament | null> => {
  const tournament = await gatherStarted(q, event);
  return tournament === null ? null : withState(q, tournament);
};
