// Who waited too long between two own matches, and where.
import { minute } from './make-day.ts';
import type { Played } from './play-day.ts';

const tooLong = 90 * minute;

export type Stretch = 'groups' | 'change' | 'single' | 'double';

/** Per stretch of a day: people who had two matches in a row there, and those who waited over 90 minutes once. */
export type Waits = { readonly [stretch in Stretch]: { readonly people: number; readonly tooLong: number } };

const stretchOf = (before: Played, after: Played): Stretch => {
  if (after.match.place.groupId !== null) return 'groups';
  if (before.match.place.groupId !== null) return 'change';
  return ['knockout', 'third-place'].includes(after.match.place.stage) ? 'single' : 'double';
};

export const waitsIn = (played: readonly Played[]): Waits => {
  const last = new Map<string, Played>();
  const longest = new Map<string, { stretch: Stretch; wait: number }>();
  for (const match of played.toSorted((one, other) => one.calledAt - other.calledAt)) {
    for (const person of match.people) {
      const before = last.get(person);
      last.set(person, match);
      if (before === undefined) continue;
      const stretch = stretchOf(before, match);
      const key = `${stretch} ${person}`;
      const wait = Math.max(longest.get(key)?.wait ?? 0, match.calledAt - before.end);
      longest.set(key, { stretch, wait });
    }
  }
  const of = (stretch: Stretch) => {
    const own = [...longest.values()].filter((one) => one.stretch === stretch);
    return { people: own.length, tooLong: own.filter(({ wait }) => wait > tooLong).length };
  };
  return { groups: of('groups'), change: of('change'), single: of('single'), double: of('double') };
};
