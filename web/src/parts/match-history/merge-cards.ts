import type { CardMatch } from '../match-card/card-match.ts';

/** Matches of the server and of the device. */
type Known = {
  /** In the order of the server's list. */
  readonly listed: readonly CardMatch[];
  readonly onDevice: readonly CardMatch[];
  /** Whether the server has more matches than are listed. */
  readonly hasMore: boolean;
};

/**
 * One list of what the server and the device know, the latest first: the device replaces matches of which it has unsent
 * changes, and adds matches that the server does not list. Older ones come with the server's next page.
 */
export function mergeCards({ listed, onDevice, hasMore }: Known): readonly CardMatch[] {
  const unsent = new Map(onDevice.filter(({ isUnsent }) => isUnsent).map((card) => [card.id, card]));
  const ids = new Set(listed.map(({ id }) => id));
  const oldest = hasMore ? (listed.at(-1)?.date ?? 0) : Number.NEGATIVE_INFINITY;
  const added = onDevice.filter(
    ({ id, date, createdById }) => !ids.has(id) && (createdById === null || date >= oldest),
  );
  const known = listed.map((card) => unsent.get(card.id) ?? card);
  if (added.length === 0) return known;
  return [...added, ...known].toSorted(
    (one, other) => Number(isOver(one)) - Number(isOver(other)) || other.date - one.date,
  );
}

const isOver = ({ status }: CardMatch): boolean => status === 'finished';
