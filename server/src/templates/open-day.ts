import { maxCompetitionsOfDay } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { dayRows } from '../events/day-rows.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { newId } from '../platform/ids.ts';

type Opened = {
  readonly event: EventRecord;
  /** Id of the tournament that comes to it. */
  readonly newcomer: string;
};

/**
 * The day of a tournament, to which another one comes; the first two make it. Team and event are locked. Refusal: `error.event.too-many-competitions`.
 */
export const openDay = async (
  platform: EventPlatform,
  tx: WriteTx,
  { event, newcomer }: Opened,
): Promise<Outcome<string>> => {
  const { dayId = newId() } = event.props;
  const ids = new Set([...(await dayRows.findIds(tx.q, dayId)), event.id, newcomer]);
  if (ids.size > maxCompetitionsOfDay) return refused('error.event.too-many-competitions');
  if (event.props.dayId === undefined) {
    await dayRows.set(tx, { id: event.id, dayId });
    await announceEventChange(platform, tx, { eventId: event.id, matchIds: [], isEdit: false });
  }
  return ok(dayId);
};
