// Lots and orders by hand, as everybody sees them: what was decided, when and why, but not by whom.
import type { TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import type { MadeDecision } from '@neundarter/contract/entities/tournament-decision';
import type { Lot } from '@neundarter/rules/tournament/advance/settle-order';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import type { LogEntry, LoggedEntry } from '../../events/log-rows.ts';
import { rowOfEntry } from '../storage/stored-log.ts';

/** The group in which all of them are; null if they are of several groups. */
const groupOf = ({ groups }: Plan, entrants: readonly string[]): string | null =>
  groups.find((group) => entrants.every((entrant) => group.entrants.includes(entrant)))?.id ?? null;

/** Entries of the kind `order`, also undone ones, in the shape of the answer. Earlier lots have no seed, and no reason. */
export const describeDecisions = (entries: readonly LoggedEntry[], plan: Plan): MadeDecision[] =>
  entries.flatMap((entry): MadeDecision[] => {
    const row = rowOfEntry(entry);
    if (row.kind !== 'order') return [];
    const { entrants, reason = null, lotSeed: seed = null } = row;
    return [
      {
        way: seed !== null || reason === null ? 'lot' : 'order',
        entrants: [...entrants],
        groupId: groupOf(plan, entrants),
        reason,
        seed,
        madeAt: entry.madeAt,
        undoneAt: entry.undoneAt,
      },
    ];
  });

/** When the last result of a group was logged, or of all groups (ms since 1970); null without any. */
const lastResultIn = ({ matches, groups }: Plan, log: readonly LogEntry[], scope: string): number | null => {
  const isOneGroup = groups.some(({ id }) => id === scope);
  const keys = new Set(
    matches
      .filter(({ place }) => place.stage === 'group' && (!isOneGroup || place.groupId === scope))
      .map(({ key }) => key),
  );
  const times = log.flatMap((entry) => {
    const row = rowOfEntry(entry);
    return row.kind === 'result' && keys.has(row.match) ? [entry.madeAt] : [];
  });
  return times.length === 0 ? null : Math.max(...times);
};

/** The lots that have decided about the seeding, by the seed of the tournament, with the time from which they count. */
export const describeLots = (
  lots: readonly Lot[],
  plan: Plan,
  log: readonly LogEntry[],
): TournamentStateEntity['lots'] =>
  lots.map(({ scope, entrants }) => ({ scope, entrants: [...entrants], at: lastResultIn(plan, log, scope) }));
