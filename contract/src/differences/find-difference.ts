import { type Difference, isItem, keysOf, type OrderChange } from './difference.ts';

/** What turns one JSON value into another one; null if they are equal. Fields with `undefined` count as missing. */
export const findDifference = (before: unknown, after: unknown): Difference | null => {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after);
  if (isItem(before) && isItem(after)) return differenceOfFields(before, after);
  return [after];
};

type Fields = { readonly [field: string]: unknown };

const differenceOfFields = (before: Fields, after: Fields): Difference | null => {
  const changed: [string, Difference][] = [];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (after[field] === undefined) {
      if (before[field] !== undefined) changed.push([field, []]);
      continue;
    }
    const difference = findDifference(before[field], after[field]);
    if (difference !== null) changed.push([field, difference]);
  }
  return changed.length === 0 ? null : { in: Object.fromEntries(changed) };
};

const areEqual = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((one, place) => findDifference(one, after[place]) === null);

const differenceOfLists = (before: readonly unknown[], after: readonly unknown[]): Difference | null => {
  const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)];
  // A list that was empty has no keys to keep.
  if (keysBefore === null || keysAfter === null || before.length === 0)
    return areEqual(before, after) ? null : [after];
  const known = new Map(keysBefore.map((key, place) => [key, before[place]]));
  const changed = keysAfter.flatMap((key, place): [string, Difference][] => {
    const item = after[place];
    const difference = known.has(key) ? findDifference(known.get(key), item) : ([item] as const);
    return difference === null ? [] : [[key, difference]];
  });
  const order = differenceOfOrder(keysBefore, keysAfter);
  if (changed.length === 0 && order === null) return null;
  return { of: Object.fromEntries(changed), ...(order !== null && { order }) };
};

const differenceOfOrder = (before: readonly string[], after: readonly string[]): OrderChange | null => {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  if (at === before.length && at === after.length) return null;
  let end = 0;
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const keys = after.slice(at, after.length - end);
  return { length: before.length, at, removed: before.length - end - at, keys };
};
