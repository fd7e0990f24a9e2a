import { advance, type Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { planOfEntries } from '@neundarter/rules/tournament/setup/entries';
import { type LogEntry, logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Queries } from '../../platform/db/database.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament } from '../storage/store.ts';
import { rowsOf } from '../storage/stored-log.ts';
import type { StoredEntry, StoredTournament } from '../storage/stored-tournament.ts';

/** A tournament with everything that its rules need. */
export type GatheredTournament = {
  readonly event: EventRecord;
  readonly row: StoredTournament;
  /** By position. */
  readonly entries: readonly StoredEntry[];
  /** What was not undone. */
  readonly log: readonly LogEntry[];
};

/** The tournament of an event; null if the event is none. */
export const gatherTournament = async (
  q: Queries,
  event: EventRecord,
): Promise<GatheredTournament | null> => {
  const row = await findTournament(q, event.id);
  if (row === null) return null;
  const entries = await entryRows.find(q, [event.id]);
  const log = row.startedAt === null ? [] : await logRows.find(q, [event.id]);
  return { event, row, entries, log };
};

/** The plan of a started tournament. */
export const planOf = ({ row, entries }: Pick<GatheredTournament, 'row' | 'entries'>): Plan =>
  planOfEntries(row.config, entries, row.drawSeed ?? '');

/** The tournament of an event; null unless it was started. */
export const gatherStarted = async (q: Queries, event: EventRecord): Promise<GatheredTournament | null> => {
  const tournament = await gatherTournament(q, event);
  return tournament === null || tournament.row.startedAt === null ? null : tournament;
};

/** The plan of a started tournament, and the state that follows from its log. */
export const stateOf = (
  tournament: GatheredTournament,
): { readonly plan: Plan; readonly state: Tournament } => {
  const plan = planOf(tournament);
  return { plan, state: advance(plan, rowsOf(tournament.log)) };
};
