import { readSetting, writeSetting } from '../local-settings.ts';

/** Maximum number of PINs to remember: about the events of a season. */
const maxKept = 50;

/** The stored PIN of an event; null for none. @param eventId null for a match without an event */
export const matchPinOf = (eventId: string | null): string | null =>
  eventId === null ? null : (readSetting('match-pins')[eventId] ?? null);

/** Stores a PIN that the server has accepted; removes the oldest one if there are too many. */
export const keepMatchPin = (eventId: string, pin: string): void => {
  const { [eventId]: _, ...others } = readSetting('match-pins');
  const kept = [...Object.entries(others), [eventId, pin] as const].slice(-maxKept);
  writeSetting('match-pins', Object.fromEntries(kept));
};

/** Removes the PIN of an event because it is no longer right. */
export const forgetMatchPin = (eventId: string): void => {
  const { [eventId]: _, ...others } = readSetting('match-pins');
  writeSetting('match-pins', others);
};
