// Splits competitors who are level into classes, criterion by criterion. A criterion looks at all who are level so far,
// and never compares two of them alone, because beating each other is not transitive.

/**
 * What decides between members who are level so far: figures for each of them, of which the first difference decides and
 * more is better; null if the criterion cannot be applied to these members.
 */
export type Criterion<Member> = {
  readonly figuresOf: (level: readonly Member[]) => readonly (readonly number[])[] | null;
  /** Whether a part that it has split off is looked at again by the same criterion, which then sees only that part. */
  readonly startsAgain: boolean;
};

/** Compares lists of figures; negative if `one` is better. A missing figure is worse than any other. */
export const compareFigures = (one: readonly number[], other: readonly number[]): number => {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [own = Number.NEGATIVE_INFINITY, others = Number.NEGATIVE_INFINITY] = [one[index], other[index]];
    if (own !== others) return own > others ? -1 : 1;
  }
  return 0;
};

type Rated<Member> = { readonly member: Member; readonly figures: readonly number[] };

/** The members in classes of the same figures, best first; the order within a class is kept. */
const partsBy = <Member>(
  level: readonly Member[],
  figures: readonly (readonly number[])[],
): readonly (readonly Member[])[] => {
  const rated: readonly Rated<Member>[] = level.map((member, index) => ({
    member,
    figures: figures[index] ?? [],
  }));
  const parts: Rated<Member>[][] = [];
  for (const one of rated.toSorted((a, b) => compareFigures(a.figures, b.figures))) {
    const last = parts.at(-1);
    const isLevel = last?.[0] !== undefined && compareFigures(last[0].figures, one.figures) === 0;
    if (isLevel) last?.push(one);
    else parts.push([one]);
  }
  return parts.map((part) => part.map(({ member }) => member));
};

/** The members in classes, best first; members of one class are level by every criterion. */
export const splitLevel = <Base, Member extends Base>(
  level: readonly Member[],
  criteria: readonly Criterion<Base>[],
): readonly (readonly Member[])[] => {
  const [criterion, ...rest] = criteria;
  if (criterion === undefined || level.length < 2) return level.length === 0 ? [] : [level];
  const figures = criterion.figuresOf(level);
  const parts = figures === null ? [level] : partsBy(level, figures);
  if (parts.length === 1) return splitLevel(level, rest);
  return parts.flatMap((part) => splitLevel(part, criterion.startsAgain ? criteria : rest));
};
