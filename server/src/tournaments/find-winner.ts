import type { WinningParty } from '../events/event-kind.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries } from '../platform/db/database.ts';
import { partyOfEntry } from './create-matches.ts';
import { gatherStarted, stateOf } from './gather-tournament.ts';

/** The party that has won a tournament; null as long as that is open. */
export const findWinner = async (q: Queries, event: EventRecord): Promise<WinningParty | null> => {
  const tournament = await gatherStarted(q, event);
  if (tournament === null) return null;
  const { winner } = stateOf(tournament).state;
  const entry = tournament.entries.find(({ id }) => id === winner);
  return entry === undefined ? null : (partyOfEntry(entry) as WinningParty);
};
