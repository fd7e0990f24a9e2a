import { advance } from '@neundarter/rules/tournament/advance/advance';
import type { WinningParty } from '../events/event-kind.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries } from '../platform/db/database.ts';
import { partyOfEntry } from './create-matches.ts';
import { gatherTournament, planOf } from './gather-tournament.ts';
import { rowsOf } from './stored-log.ts';

/** The party that has won a tournament; null as long as that is open. */
export const findWinner = async (q: Queries, event: EventRecord): Promise<WinningParty | null> => {
  const tournament = await gatherTournament(q, event);
  if (tournament === null || tournament.row.startedAt === null) return null;
  const { winner } = advance(planOf(tournament), rowsOf(tournament.log));
  const entry = tournament.entries.find(({ id }) => id === winner);
  return entry === undefined ? null : (partyOfEntry(entry) as WinningParty);
};
