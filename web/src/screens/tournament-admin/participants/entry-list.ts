import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { entryName } from '../../../parts/tournament/entry-name.ts';

/** Columns by which the list can be sorted. */
export const sortColumns = ['number', 'name', 'email'] as const;
export type SortColumn = (typeof sortColumns)[number];

export type EntrySort = { readonly column: SortColumn; readonly isDescending: boolean };
export type StatusFilter = ParticipantEntry['status'] | 'all';

export type EntryQuery = EntrySort & { readonly search: string; readonly status: StatusFilter };

const wordsOf = (entry: ParticipantEntry): string =>
  [`${entry.position + 1}`, entryName(entry), entry.teamName ?? '', entry.emailAddress ?? '']
    .join(' ')
    .toLowerCase();

const compare = (column: SortColumn, one: ParticipantEntry, other: ParticipantEntry): number => {
  if (column === 'name') return entryName(one).localeCompare(entryName(other), 'de');
  if (column === 'email') {
    // Without an address last, in both directions' first half.
    const [mine, theirs] = [one.emailAddress ?? '', other.emailAddress ?? ''];
    if ((mine === '') !== (theirs === '')) return mine === '' ? 1 : -1;
    return mine.localeCompare(theirs, 'de');
  }
  return one.position - other.position;
};

/** The entries that fit the query, in its order; the same order for those that are equal in it. */
export function entriesFor(
  entries: readonly ParticipantEntry[],
  { search, status, column, isDescending }: EntryQuery,
): readonly ParticipantEntry[] {
  const words = search.trim().toLowerCase();
  const found = entries
    .filter((entry) => status === 'all' || entry.status === status)
    .filter((entry) => words === '' || wordsOf(entry).includes(words))
    .toSorted((one, other) => compare(column, one, other) || one.position - other.position);
  return isDescending ? found.toReversed() : found;
}

/** Ids of entries whose name another entry has, too. */
export function sameNames(entries: readonly ParticipantEntry[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const nameOf = (entry: ParticipantEntry) => entryName(entry).toLowerCase();
  const present = entries.filter(({ status }) => status !== 'rejected' && status !== 'withdrawn');
  for (const entry of present) counts.set(nameOf(entry), (counts.get(nameOf(entry)) ?? 0) + 1);
  return new Set(present.filter((entry) => (counts.get(nameOf(entry)) ?? 0) > 1).map(({ id }) => id));
}
