import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { isMergeable } from '@neundarter/rules/tournament/setup/namesakes';
import { entryName } from '../../../parts/tournament/entry-name.ts';

/** Columns by which the list can be sorted. */
export const sortColumns = ['number', 'name', 'email'] as const;
export type SortColumn = (typeof sortColumns)[number];

export type EntrySort = { readonly column: SortColumn; readonly isDescending: boolean };
type StatusFilter = ParticipantEntry['status'] | 'all';

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

/** Another entry with somebody of the same name. */
export type Namesake = {
  readonly other: ParticipantEntry;
  /** How both become one entry; null if their people differ. */
  readonly merge: { readonly keep: ParticipantEntry; readonly remove: ParticipantEntry } | null;
};

/**
 * For every entry with the name of an earlier one that earlier entry. The earlier one stays if they are merged, unless only
 * the later one has an account.
 */
export function namesakesOf(entries: readonly ParticipantEntry[]): ReadonlyMap<string, Namesake> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return new Map(
    entries.flatMap((entry): readonly (readonly [string, Namesake])[] => {
      const other = byId.get(entry.sameNameAs?.[0] ?? '');
      if (other === undefined) return [];
      const ways = [
        { keep: other, remove: entry },
        { keep: entry, remove: other },
      ];
      const merge = ways.find(({ keep, remove }) => isMergeable(keep.participant, remove.participant));
      return [[entry.id, { other, merge: merge ?? null }]];
    }),
  );
}
