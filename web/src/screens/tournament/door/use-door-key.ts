import { useEffect, useState } from 'react';
import { onCardScanned, takeScannedKey } from '../../../device/scanned-card.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';

const placeOf = (eventId: string): string => `door-key-${eventId}`;

// As long as the tab is open, so that a reload does not send the helper to the organiser.
const recall = (eventId: string): string | null => {
  try {
    return sessionStorage.getItem(placeOf(eventId));
  } catch {
    return null;
  }
};

const keep = (eventId: string, key: string): void => {
  try {
    sessionStorage.setItem(placeOf(eventId), key);
  } catch {
    // No storage: the key is gone with the page.
  }
};

/** The key that this helper has scanned; null for none. */
export function useDoorKey(eventId: string): string | null {
  const [key, setKey] = useState(() => recall(eventId));
  useEffect(() => {
    const take = () => {
      const scanned = takeScannedKey(tournamentPath(eventId, 'door'));
      if (scanned === null) return;
      keep(eventId, scanned);
      setKey(scanned);
    };
    take();
    return onCardScanned(take);
  }, [eventId]);
  return key;
}
