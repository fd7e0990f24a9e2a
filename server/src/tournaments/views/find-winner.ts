import type { EventKind, WinningParty } from '../../events/event-kind.ts';
import { partyOfEntry } from '../core/create-matches.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findStages } from './read-stages.ts';
import type { TournamentCache } from './tournament-cache.ts';

/** The party that has won a tournament; null as long as that is open. */
export const findWinner =
  (cache: TournamentCache): NonNullable<EventKind['findWinner']> =>
  async (q, event) => {
    const view = await findStages(q, cache, event);
    if (view === null || view.state.winner === null) return null;
    const entries = await entryRows.find(q, [event.id]);
    const entry = entries.find(({ id }) => id === view.state.winner);
    return entry === undefined ? null : (partyOfEntry(entry) as WinningParty);
  };
