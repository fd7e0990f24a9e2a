import { logRows } from '../../events/log-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isEngineRow, type NumberedEntry, rowOfEntry } from './stored-log.ts';

/** What the engine reads of a log, so that only what is new has to be read again. It is never changed. */
export type CourseLog = {
  /** Number of the latest entry, also of an undone one; -1 without any. */
  readonly last: number;
  readonly noOfUndone: number;
  /** Entries that were not undone and that the engine reads, by their numbers; without the reasons of people. */
  readonly entries: readonly NumberedEntry[];
};

const emptyLog: CourseLog = { last: -1, noOfUndone: 0, entries: [] };

const engineEntries = (entries: readonly NumberedEntry[]): readonly NumberedEntry[] =>
  entries.flatMap(({ eventId, seq, content }): NumberedEntry[] => {
    const { reason: _reason, ...row } = rowOfEntry({ content });
    return isEngineRow(row) ? [{ eventId, seq, content: row }] : [];
  });

const without = (
  entries: readonly NumberedEntry[],
  gone: readonly Pick<NumberedEntry, 'seq'>[],
): readonly NumberedEntry[] => {
  const numbers = new Set(gone.map(({ seq }) => seq));
  return entries.filter(({ seq }) => !numbers.has(seq));
};

/**
 * The log of an event as it is now. Entries are only added and undone, so that the latest number and the number of undone
 * ones say whether it has changed.
 * @param before what was read earlier; entries that are still there are the same objects
 */
export const findCourseLog = async (
  q: Queries,
  eventId: string,
  before: CourseLog = emptyLog,
): Promise<CourseLog> => {
  const news = await logRows.findNews(q, eventId, before.last);
  const since = news.filter(({ seq }) => seq > before.last);
  const undone = news.filter(({ isUndone }) => isUndone);
  if (since.length === 0 && undone.length === before.noOfUndone) return before;
  return {
    last: since.at(-1)?.seq ?? before.last,
    noOfUndone: undone.length,
    entries: [
      ...without(before.entries, undone),
      ...engineEntries(since.filter(({ isUndone }) => !isUndone)),
    ],
  };
};

/** What a transaction has written into the log of its locked event, which it need not read again. */
export type Written = {
  /** In order. */
  readonly added: readonly NumberedEntry[];
  /** Entries that were there before, and are not any more. */
  readonly undone: readonly NumberedEntry[];
};

/** The log after that. */
export const withWritten = (before: CourseLog, { added, undone }: Written): CourseLog => ({
  last: added.at(-1)?.seq ?? before.last,
  noOfUndone: before.noOfUndone + undone.length,
  entries: [...without(before.entries, undone), ...engineEntries(added)],
});
