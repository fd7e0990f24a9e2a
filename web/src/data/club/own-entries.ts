import { readSetting, writeSetting } from '../local-settings.ts';

/** An entry that was registered on this device, with its address. */
type OwnEntry = { readonly entryId: string; readonly emailAddress: string };

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

/** Whether this device has registered anybody of its own for a tournament. */
export const hasOwnEntries = (): boolean => readAll().length > 0;

/** The address of the latest registration on this device; empty for none. */
export const lastEntryAddress = (): string =>
  readAll().findLast(([, { emailAddress }]) => emailAddress !== '')?.[1].emailAddress ?? '';

type ByEvent = readonly (readonly [eventId: string, value: unknown])[];

/** The values of the latest events with a new one for this event; null removes it. */
export const withEvent = (
  all: ByEvent,
  eventId: string,
  value: unknown,
): Readonly<Record<string, unknown>> => {
  const others = all.filter(([id]) => id !== eventId);
  return Object.fromEntries((value === null ? others : [...others, [eventId, value]]).slice(-maxKept));
};

const writeOwn = (eventId: string, entry: OwnEntry | null): void =>
  writeSetting('own-entries', withEvent(readAll(), eventId, entry));

/** Ids of the entries of other people that this device has registered for a tournament. */
export const furtherEntriesOf = (eventId: string): readonly string[] => {
  const ids = readSetting('further-entries')[eventId];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

const writeFurther = (eventId: string, ids: readonly string[]): void => {
  const all = Object.entries(readSetting('further-entries'));
  writeSetting('further-entries', withEvent(all, eventId, ids.length === 0 ? null : ids));
};

/** Remembers the own entry of a tournament in place of an earlier one. */
export const keepOwnEntry = (eventId: string, entry: OwnEntry): void => writeOwn(eventId, entry);

/** Remembers an entry of somebody else, beside the own one. */
export const keepFurtherEntry = (eventId: string, entryId: string): void =>
  writeFurther(eventId, [...new Set([...furtherEntriesOf(eventId), entryId])]);

/** Forgets an entry, whoever is in it. */
export const forgetEntry = (eventId: string, entryId: string): void => {
  if (ownEntryOf(eventId)?.entryId === entryId) writeOwn(eventId, null);
  const further = furtherEntriesOf(eventId);
  if (further.includes(entryId))
    writeFurther(
      eventId,
      further.filter((id) => id !== entryId),
    );
};
