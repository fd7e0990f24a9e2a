import { readSetting, writeSetting } from '../local-settings.ts';

/** An entry that was registered on this device, with its address. */
export type OwnEntry = { readonly entryId: string; readonly emailAddress: string };

/** Maximum number of tournaments to remember: about those of some seasons. */
const maxKept = 50;

const isOwnEntry = (value: unknown): value is OwnEntry =>
  typeof value === 'object' &&
  value !== null &&
  'entryId' in value &&
  typeof value.entryId === 'string' &&
  'emailAddress' in value &&
  typeof value.emailAddress === 'string';

const readAll = (): readonly (readonly [string, OwnEntry])[] =>
  Object.entries(readSetting('own-entries')).flatMap(([eventId, entry]) =>
    isOwnEntry(entry) ? [[eventId, entry] as const] : [],
  );

/** The entry that this device has registered for a tournament; null for none. */
export const ownEntryOf = (eventId: string): OwnEntry | null =>
  readAll().find(([id]) => id === eventId)?.[1] ?? null;

/** The address of the latest registration on this device; empty for none. */
export const lastEntryAddress = (): string =>
  readAll().findLast(([, { emailAddress }]) => emailAddress !== '')?.[1].emailAddress ?? '';

/** Remembers the own entry of a tournament; null forgets it. */
export const keepOwnEntry = (eventId: string, entry: OwnEntry | null): void => {
  const others = readAll().filter(([id]) => id !== eventId);
  const kept = entry === null ? others : [...others, [eventId, entry] as const];
  writeSetting('own-entries', Object.fromEntries(kept.slice(-maxKept)));
};
