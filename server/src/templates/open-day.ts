import { maxCompetitionsOfDay } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { dayRows } from '../events/day-rows.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';

type Opened = {
  readonly event: EventRecord;
  /** Id of the tournament that comes to it. */
  readonly newcomer: string;
};

/** The id of a new day: that of the newcomer, unless it has made a day before and left it. */
const findFreeDay = async (q: Queries, newcomer: string): Promise<string> =>
  (await dayRows.findIds(q, newcomer)).length === 0 ? newcomer : newId();

/**
 * The day of a tournament, to which another one comes; the first two make it. Team and event are locked. Refusal: `error.event.too-many-competitions`.
 */
export const openDay = async (
  platform: EventPlatform,
  tx: WriteTx,
  { event, newcomer }: Opened,
): Promise<Outcome<string>> => {
  const dayId = event.props.dayId ?? (await findFreeDay(tx.q, newcomer));
  const ids = new Set([...(await dayRows.findIds(tx.q, dayId)), event.id, newcomer]);
  if (ids.size > maxCompetitionsOfDay) return refused('error.event.too-many-competitions');
  if (event.props.dayId === undefined) {
    await dayRows.set(tx, { id: event.id, dayId });
    await announceEventChange(platform, tx, { eventId: event.id, matchIds: [], isEdit: false });
  }
  return ok(dayId);
};
