import { type Difference, isItem, keysOf, type ListDifference } from './difference.ts';

/**
 * The value after a difference; everything that has not changed is the same object as before.
 * @returns undefined if the difference does not fit, because the value is not the one that it was made for
 */
export const applyDifference = (known: unknown, difference: Difference): unknown => {
  if (isNewValue(difference)) return difference[0];
  if ('of' in difference) return Array.isArray(known) ? changedList(known, difference) : undefined;
  if (!isItem(known)) return undefined;
  const fields = new Map(Object.entries(known));
  for (const [field, change] of Object.entries(difference.in)) {
    if (isNewValue(change) && change.length === 0) {
      fields.delete(field);
      continue;
    }
    const value = applyDifference(fields.get(field), change);
    if (value === undefined) return undefined;
    fields.set(field, value);
  }
  return Object.fromEntries(fields);
};

const isNewValue = (difference: Difference): difference is Extract<Difference, readonly unknown[]> =>
  Array.isArray(difference);

const changedList = (list: readonly unknown[], { of, order }: ListDifference): unknown => {
  const keys = keysOf(list);
  if (keys === null || (order !== undefined && order.length !== list.length)) return undefined;
  const items = new Map(keys.map((key, place) => [key, list[place]]));
  for (const [key, change] of Object.entries(of)) {
    const item = applyDifference(items.get(key), change);
    if (item === undefined) return undefined;
    items.set(key, item);
  }
  const inOrder = order === undefined ? keys : keys.toSpliced(order.at, order.removed, ...order.keys);
  const changed = inOrder.map((key) => items.get(key));
  return changed.includes(undefined) ? undefined : changed;
};
