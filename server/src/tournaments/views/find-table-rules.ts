import { type PeopleParty, partyKeyOf } from '@neundarter/rules/table/party-key';
import { factsOf } from '@neundarter/rules/tournament/advance/log';
import { tournamentState } from '@neundarter/rules/tournament/advance/tournament-state';
import { hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import type { TableRules } from '../../events/event-kind.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Queries } from '../../platform/db/database.ts';
import { partyOfEntry } from '../core/create-matches.ts';
import { gatherStarted, planOf } from '../core/gather-tournament.ts';
import { rowsOf } from '../storage/stored-log.ts';

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
  const plan = planOf(tournament);
  const { groups, config } = plan;
  const facts = factsOf(rowsOf(tournament.log));
  const { orders } = tournamentState(plan, facts);
  // Whoever has left may be level with those about whom was decided, and stands behind them.
  const left = keysOf([...facts.leftGroups.keys()]);
  return {
    sorting: config.sorting,
    meetings: config.roundRobinMode === 'double' ? 2 : 1,
    hasOneGroup: hasOneGroup(config.mode),
    outOfTable: keysOf(
      [...facts.leftGroups].flatMap(([entrant, effect]) => (effect === 'out-of-table' ? [entrant] : [])),
    ),
    decidedOrders: orders.map((order) => [...order.map(keysOf), left]),
    groups: new Map(groups.map(({ id, entrants }) => [id, partiesOf(entrants)])),
  };
};
