import { type LoggedEntry, logRows } from '../../events/log-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
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

const engineEntries = (entries: readonly LoggedEntry[]): readonly NumberedEntry[] =>
  entries.flatMap((entry): NumberedEntry[] => {
    const { reason: _reason, ...row } = rowOfEntry(entry);
    if (entry.undoneAt !== null || !isEngineRow(row)) return [];
    return [{ eventId: entry.eventId, seq: entry.seq, content: row }];
  });

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
  const [since, undone] = await together([
    logRows.findSince(q, eventId, before.last),
    logRows.findUndone(q, eventId),
  ]);
  if (since.length === 0 && undone.length === before.noOfUndone) return before;
  const gone = new Set(undone);
  const kept = before.entries.filter(({ seq }) => !gone.has(seq));
  return {
    last: since.at(-1)?.seq ?? before.last,
    noOfUndone: undone.length,
    entries: [...kept, ...engineEntries(since)],
  };
};
