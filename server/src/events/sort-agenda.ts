import { type RawBuilder, sql } from 'kysely';
import type { EventKind } from './event-kind.ts';

/**
 * Terms to order events as in an agenda: running events, then the next ones, then the past ones, latest first. Kinds with
 * a state of their own decide by it: a tournament may begin early and take longer than planned. A cancelled event stays
 * at its time.
 * @param now ms since 1970
 */
export function sortAgenda(kinds: readonly EventKind[], now: number): readonly RawBuilder<unknown>[] {
  const start = sql.ref<number>('events.start_date_time');
  const end = sql.ref<number>('events.end_date_time');
  const isRunning = sql`case ${caseOf(kinds, 'isRunning')} else ${start} <= ${now} and ${end} > ${now} end`;
  const isFinished = sql`case ${caseOf(kinds, 'isFinished')} else ${end} <= ${now} end`;
  const isPast = sql`(${isFinished} or (${end} <= ${now} and not ${isRunning}))`;
  return [
    sql`case when ${isPast} then 2 when ${isRunning} then 0 else 1 end`,
    sql`case when ${isPast} then -${start} else ${start} end`,
  ];
}

/** A condition of each kind with a state, as branches of a `case`; the first one keeps it valid without such kinds. */
const caseOf = (kinds: readonly EventKind[], name: 'isRunning' | 'isFinished'): RawBuilder<unknown> => {
  const branches = kinds.flatMap(({ type, [name]: condition }) =>
    condition === undefined ? [] : sql`when events.type = ${type} then ${condition}`,
  );
  return sql.join([sql`when 1 = 0 then 1 = 0`, ...branches], sql` `);
};
