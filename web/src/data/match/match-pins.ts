import { readSetting, writeSetting } from '../local-settings.ts';

/** Events of a season; more would only fill the storage. */
const maxKept = 50;

/** The PIN this device keeps for an event; null for none. @param eventId null for a match without an event */
export const matchPinOf = (eventId: string | null): string | null =>
  eventId === null ? null : (readSetting('match-pins')[eventId] ?? null);

/** Keeps a PIN that the server has accepted; the oldest one goes when there are too many. */
export const keepMatchPin = (eventId: string, pin: string): void => {
  const { [eventId]: _, ...others } = readSetting('match-pins');
  const kept = [...Object.entries(others), [eventId, pin] as const].slice(-maxKept);
  writeSetting('match-pins', Object.fromEntries(kept));
};

/** Forgets the PIN of an event, since it is not right any more. */
export const forgetMatchPin = (eventId: string): void => {
  const { [eventId]: _, ...others } = readSetting('match-pins');
  writeSetting('match-pins', others);
};
