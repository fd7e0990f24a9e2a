// What happens to the entries of a line-up when somebody is put on a place. The first entries are the positions of the format,
// the others the bench. Entries: id of a player; null: left empty on purpose; '': nobody was chosen yet.
/** An entry while it is being edited. */
export type DraftEntry = string | null;

/** Nobody was chosen yet. */
export const undecided = '';

/** A thing to tap, to drag or to drop something on. */
export type Place =
  /** A player who is in no entry; null is the choice to leave a position empty. */
  | { readonly kind: 'player'; readonly id: string | null }
  | { readonly kind: 'entry'; readonly index: number }
  /** The end of the bench. */
  | { readonly kind: 'bench' }
  /** The list of players who are in no entry. */
  | { readonly kind: 'pool' };

const keyOf = (place: Place): string => {
  if (place.kind === 'player') return `player ${place.id ?? ''}`;
  return place.kind === 'entry' ? `entry ${place.index}` : place.kind;
};

export const isSamePlace = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

/** What can be done with the entries of a line-up. */
type LineUpMoves = {
  /** A new line-up: positions without players. */
  readonly emptyEntries: readonly DraftEntry[];
  /** Whether the entry is one of the positions. */
  readonly isPosition: (index: number) => boolean;
  /** The entries after something was moved from one place to another. */
  readonly movedEntries: (entries: readonly DraftEntry[], from: Place, to: Place) => readonly DraftEntry[];
  /** Whether the entries are different afterwards. */
  readonly isMove: (entries: readonly DraftEntry[], from: Place, to: Place) => boolean;
  /** Empties a position, or removes an entry of the bench. */
  readonly withoutEntry: (entries: readonly DraftEntry[], index: number) => readonly DraftEntry[];
};

/** The moves within a line-up with a number of positions. */
export function lineUpMoves(positions: number): LineUpMoves {
  const isPosition = (index: number): boolean => index < positions;

  const withoutEntry = (entries: readonly DraftEntry[], index: number): readonly DraftEntry[] =>
    isPosition(index) ? entries.with(index, undecided) : entries.toSpliced(index, 1);

  const withPlayer = (
    entries: readonly DraftEntry[],
    id: string | null,
    to: Place,
  ): readonly DraftEntry[] => {
    if (to.kind === 'bench') return id === null ? entries : [...entries, id];
    if (to.kind !== 'entry' || to.index >= entries.length) return entries;
    if (id !== null) return entries.with(to.index, id);
    // Only one position may be empty on purpose, so the choice moves on.
    if (!isPosition(to.index)) return entries;
    return entries.map((entry): DraftEntry => (entry === null ? undecided : entry)).with(to.index, null);
  };

  const swapped = (entries: readonly DraftEntry[], from: number, to: number): readonly DraftEntry[] => {
    const [moved, other] = [entries[from], entries[to]];
    if (moved === undefined || other === undefined || from === to) return entries;
    // The bench has no entries that are empty on purpose.
    const onBench = (entry: DraftEntry, index: number) =>
      entry === null && !isPosition(index) ? undecided : entry;
    return entries.with(from, onBench(other, from)).with(to, onBench(moved, to));
  };

  const movedEntries: LineUpMoves['movedEntries'] = (entries, from, to) => {
    if (from.kind === 'player') return withPlayer(entries, from.id, to);
    if (from.kind !== 'entry') return entries;
    const held = entries[from.index];
    if (held === undefined) return entries;
    if (to.kind === 'entry') return swapped(entries, from.index, to.index);
    // The other way round: the player takes the entry.
    if (to.kind === 'player') return withPlayer(entries, to.id, from);
    const left = withoutEntry(entries, from.index);
    return to.kind === 'bench' && typeof held === 'string' && held !== undecided ? [...left, held] : left;
  };

  return {
    emptyEntries: Array.from({ length: positions }, () => undecided),
    isPosition,
    movedEntries,
    isMove: (entries, from, to) => {
      const after = movedEntries(entries, from, to);
      return after.length !== entries.length || after.some((entry, index) => entry !== entries[index]);
    },
    withoutEntry,
  };
}
