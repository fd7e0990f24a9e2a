// The key of a card that this device has scanned. It comes in the fragment of the address, which boot.js removes before
// the page is shown.

/** The start of the fragment, before the key; boot.js knows it too. */
const fragmentStart = 'pin-key=';

type ScannedCard = { readonly path: string; readonly key: string };
type Place = typeof globalThis & { scannedCard?: ScannedCard };

/** The address with which a card opens a page and hands over its key. @param page address or path without a fragment */
export const cardAddress = (page: string, key: string): string => `${page}#${fragmentStart}${key}`;

/** The key that was scanned for the page of this path; only the first call gets it. Null for none. */
export const takeScannedKey = (path: string): string | null => {
  const place = globalThis as Place;
  const card = place.scannedCard;
  if (card === undefined || card.path !== path) return null;
  delete place.scannedCard;
  return card.key;
};

/** Tells when a card is scanned while the app is open; returns how to stop that. */
export const onCardScanned = (listener: () => void): (() => void) => {
  globalThis.addEventListener('card-scanned', listener);
  return () => globalThis.removeEventListener('card-scanned', listener);
};
