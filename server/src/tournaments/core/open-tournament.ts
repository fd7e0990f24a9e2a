import type { Tournament } from '@neundarter/rules/tournament/advance/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { tournamentConfigOf } from '@neundarter/rules/tournament/setup/setup';
import { logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import { findStartedMatches } from '../../matches/following/find-started-matches.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowOfEntry } from '../storage/stored-log.ts';
import { callerOfEntry } from './create-matches.ts';
import { findPlannedMatches, keysById, type MatchesByKey } from './find-planned-matches.ts';
import { type GatheredTournament, gatherStarted, stateOf } from './gather-tournament.ts';

/** A started tournament in the transaction of a change. */
export type RunningTournament = {
  readonly tournament: GatheredTournament;
  readonly plan: Plan;
  /** The state before the change. */
  readonly before: Tournament;
  readonly matches: MatchesByKey;
};

/**
 * Notes which matches have started since the last change, so that they keep their callers. Returns the tournament with
 * its log as it is then.
 */
const noteBegun = async (
  { clock }: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  { tournament, matches }: Pick<RunningTournament, 'tournament' | 'matches'>,
): Promise<GatheredTournament> => {
  const { event, entries, log } = tournament;
  const keys = keysById(matches);
  const noted = new Set(log.map(rowOfEntry).flatMap((row) => (row.kind === 'begin' ? [row.match] : [])));
  const before = noted.size;
  for (const { id, caller } of await findStartedMatches(tx.q, event.id)) {
    const match = keys.get(id);
    if (match === undefined || noted.has(match)) continue;
    const entrant = entries.find((entry) => caller !== null && callerOfEntry(entry.id, entries) === caller);
    const row = { kind: 'begin', match, caller: entrant?.id ?? null } as const;
    await addLogEntry(tx, event.id, { row, matchId: id, at: clock.now() });
    noted.add(match);
  }
  return noted.size === before ? tournament : { ...tournament, log: await logRows.find(tx.q, [event.id]) };
};

/** The tournament of a locked event before a change; null unless it was started. */
export const openTournament = async (
  platform: Pick<MatchPlatform, 'clock'>,
  tx: WriteTx,
  event: EventRecord,
): Promise<RunningTournament | null> => {
  const gathered = await gatherStarted(tx.q, event);
  if (gathered === null) return null;
  const matches = await findPlannedMatches(tx.q, event.id);
  const hasCallers = tournamentConfigOf(gathered.row.config).callerRule !== 'by-hand';
  const tournament = hasCallers ? await noteBegun(platform, tx, { tournament: gathered, matches }) : gathered;
  const { plan, state } = stateOf(tournament);
  return { tournament, plan, before: state, matches };
};
