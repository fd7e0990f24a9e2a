import type { DoorEntry } from '@neundarter/contract/entities/money/money';
import { announceEventChange } from '../events/announce-event-change.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { setTicks } from '../tournaments/entries/set-ticks.ts';
import type { MoneyPlatform } from './access.ts';
import { answerEntry, changeAtDoor, type Helper } from './open-door.ts';

/** Ticks that an entry is present; only entries that the helper sees. */
export const checkInAtDoor = (
  platform: MoneyPlatform,
  { entryId, isPresent, ...helper }: Helper & { readonly entryId: string; readonly isPresent: boolean },
): Promise<Outcome<DoorEntry>> =>
  changeAtDoor(platform, helper, async (tx): Promise<Outcome<DoorEntry>> => {
    const wanted = { id: helper.id, entryId };
    const seen = await answerEntry(tx.q, wanted);
    if (!seen.ok || seen.value.isPresent === isPresent) return seen;
    await setTicks(tx, { eventId: helper.id, entryId, isPresent });
    const news = { eventId: helper.id, matchIds: [], isEdit: false, isSameForAll: true };
    await announceEventChange(platform, tx, news);
    return answerEntry(tx.q, wanted);
  });
