import { factsOf } from '@neundarter/rules/tournament/advance/log';
import { tournamentState } from '@neundarter/rules/tournament/advance/tournament-state';
import { type PeopleParty, partyKeyOf } from '@neundarter/rules/tournament/table/party-key';
import type { TableRules } from '../events/event-kind.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries } from '../platform/db/database.ts';
import { partyOfEntry } from './create-matches.ts';
import { gatherStarted, planOf } from './gather-tournament.ts';
import { rowOfEntry, rowsOf } from './stored-log.ts';

/** What decides about the tables of a tournament besides the results; null before its start. */
export const findTableRules = async (q: Queries, event: EventRecord): Promise<TableRules | null> => {
  const tournament = await gatherStarted(q, event);
  if (tournament === null) return null;
  const parties = new Map(
    tournament.entries.map((entry) => [entry.id, partyOfEntry(entry) as PeopleParty] as const),
  );
  const partiesOf = (entrants: readonly string[]) =>
    entrants.flatMap((entrant) => parties.get(entrant) ?? []);
  const keysOf = (entrants: readonly string[]) => partiesOf(entrants).map(partyKeyOf);
  const rows = tournament.log.map(rowOfEntry);
  const plan = planOf(tournament);
  const { groups, config } = plan;
  const { orders } = tournamentState(plan, factsOf(rowsOf(tournament.log)));
  return {
    sorting: config.sorting,
    meetings: config.roundRobinMode === 'double' ? 2 : 1,
    outOfTable: keysOf(
      rows.flatMap((row) =>
        row.kind === 'withdrawal' && row.stage === 'group' && row.effect === 'out-of-table'
          ? [row.entrant]
          : [],
      ),
    ),
    decidedOrders: orders.map((order) => order.map(keysOf)),
    groups: new Map(groups.map(({ id, entrants }) => [id, partiesOf(entrants)])),
  };
};
