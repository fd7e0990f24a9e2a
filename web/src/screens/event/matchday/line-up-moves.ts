// What happens to the entries of a line-up when somebody is put on a place. The first four entries are the positions,
// the others the bench. Entries: id of a player; null: left empty on purpose; '': nobody was chosen yet.
import { positions } from '@neundarter/rules/matchday/plan';

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

/** A new line-up: four positions without players. */
export const emptyEntries: readonly DraftEntry[] = positions.map(() => undecided);

/** Whether the entry is one of the four positions. */
export const isPosition = (index: number): boolean => index < positions.length;

/** The entries after something was moved from one place to another. */
export function movedEntries(entries: readonly DraftEntry[], from: Place, to: Place): readonly DraftEntry[] {
  if (from.kind === 'player') return withPlayer(entries, from.id, to);
  if (from.kind !== 'entry') return entries;
  const held = entries[from.index];
  if (held === undefined) return entries;
  if (to.kind === 'entry') return swapped(entries, from.index, to.index);
  // The other way round: the player takes the entry.
  if (to.kind === 'player') return withPlayer(entries, to.id, from);
  const left = withoutEntry(entries, from.index);
  return to.kind === 'bench' && typeof held === 'string' && held !== undecided ? [...left, held] : left;
}

/** Whether the entries are different afterwards. */
export const isMove = (entries: readonly DraftEntry[], from: Place, to: Place): boolean => {
  const after = movedEntries(entries, from, to);
  return after.length !== entries.length || after.some((entry, index) => entry !== entries[index]);
};

/** Empties a position, or removes an entry of the bench. */
export const withoutEntry = (entries: readonly DraftEntry[], index: number): readonly DraftEntry[] =>
  isPosition(index) ? entries.with(index, undecided) : entries.toSpliced(index, 1);

function withPlayer(entries: readonly DraftEntry[], id: string | null, to: Place): readonly DraftEntry[] {
  if (to.kind === 'bench') return id === null ? entries : [...entries, id];
  if (to.kind !== 'entry' || to.index >= entries.length) return entries;
  if (id !== null) return entries.with(to.index, id);
  // Only one position may be empty on purpose, so the choice moves on.
  if (!isPosition(to.index)) return entries;
  return entries.map((entry): DraftEntry => (entry === null ? undecided : entry)).with(to.index, null);
}

function swapped(entries: readonly DraftEntry[], from: number, to: number): readonly DraftEntry[] {
  const [moved, other] = [entries[from], entries[to]];
  if (moved === undefined || other === undefined || from === to) return entries;
  // The bench has no entries that are empty on purpose.
  const onBench = (entry: DraftEntry, index: number) =>
    entry === null && !isPosition(index) ? undecided : entry;
  return entries.with(from, onBench(other, from)).with(to, onBench(moved, to));
}
