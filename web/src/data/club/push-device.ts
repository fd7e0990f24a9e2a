import type { PushAddress } from '@neundarter/contract/entities/own-call';
import { useEffect } from 'react';
import { knownPushAddress, openPushAddress, type PushState } from '../../device/push.ts';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { readSetting, useSetting, writeSetting } from '../local-settings.ts';
import { withEvent } from './own-entries.ts';

/** What this device has asked for about an event: ids of entries, in order. */
const wishOf = (entrants: readonly string[]): string => entrants.toSorted().join(' ');

const keepWish = (eventId: string, wish: string | null): void =>
  writeSetting('push-events', withEvent(Object.entries(readSetting('push-events')), eventId, wish));

const send = (eventId: string, address: PushAddress, entrants: readonly string[]) =>
  request('POST /events/{id}/push', {
    params: { id: eventId },
    body: { ...address, entrants: [...entrants] },
  });

/** Has calls and announcements sent to this device; the answer says what stands in the way, or null. */
export const usePushStart = (eventId: string) =>
  useChange<readonly string[], Exclude<PushState, 'open'> | null>({
    send: async (entrants) => {
      const { publicKey } = await request('GET /push/key');
      const opened = await openPushAddress(publicKey);
      if (typeof opened === 'string') return opened;
      await send(eventId, opened, entrants);
      keepWish(eventId, wishOf(entrants));
      return null;
    },
  });

/** Has nothing sent any more about an event. */
export const usePushEnd = (eventId: string) =>
  useChange({
    send: async () => {
      const known = await knownPushAddress();
      if (known !== null) await send(eventId, known, []);
      keepWish(eventId, null);
    },
  });

/** Whether this device has asked for pushes about an event. While it has, the server knows of whom it is. */
export function usePushWish(eventId: string, entrants: readonly string[]): boolean {
  const [all] = useSetting('push-events');
  const isOn = typeof all[eventId] === 'string';
  const wish = wishOf(entrants);
  useEffect(() => {
    if (!isOn) return;
    const renew = async () => {
      const known = await knownPushAddress();
      // Whoever has taken the permission back, or cleared the browser, asks again.
      if (known === null) return keepWish(eventId, null);
      await send(eventId, known, wish === '' ? [] : wish.split(' '));
    };
    // A device without network asks again when the page opens the next time.
    void renew().catch(() => undefined);
  }, [eventId, isOn, wish]);
  return isOn;
}
