import type { Group } from '@neundarter/rules/tournament/groups/draw-groups';

/** The place of the entries that are in no group. */
export const pool = '';

/** The groups after an entry has moved into one of them, at its end, or out of all. */
export const movedTo = (groups: readonly Group[], entry: string, groupId: string): readonly Group[] =>
  groups.map(({ id, entrants }) => {
    const others = entrants.filter((one) => one !== entry);
    return { id, entrants: id === groupId ? [...others, entry] : others };
  });

/** The group of an entry; `pool` for none. */
export const groupOf = (groups: readonly Group[], entry: string): string =>
  groups.find(({ entrants }) => entrants.includes(entry))?.id ?? pool;
