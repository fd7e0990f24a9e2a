/**
 * What turns one JSON value into another one, as it goes over the live channel:
 * - `[value]` is the new value, `[]` says that the field or item is gone,
 * - an object with `of` changes items of a list, by their keys.
 * - an object with `in` changes fields, by their names,
 */
export type Difference = NewValue | ListDifference | FieldsDifference;

type NewValue = readonly [] | readonly [value: unknown];

type FieldsDifference = { readonly in: { readonly [field: string]: Difference } };

/** Changed items by their keys, and what has become of their order. */
export type ListDifference = {
  readonly of: { readonly [key: string]: Difference };
  readonly order?: OrderChange;
};

/** Where the order differs: before, there were `removed` of `length` items from the place `at` on; now there are `keys`. */
export type OrderChange = {
  readonly length: number;
  readonly at: number;
  readonly removed: number;
  readonly keys: readonly string[];
};

type Item = { readonly [field: string]: unknown };

/** Fields that tell the items of a list apart; the first that an item has. */
const keyFields = ['key', 'id', 'entrant', 'groupId', 'matchId'] as const;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key of an item of a list: its own, or that of the player whom it is about. Null for items without one. */
const keyOf = (item: unknown): string | null => {
  if (!isItem(item)) return null;
  const field = keyFields.find((name) => typeof item[name] === 'string');
  if (field !== undefined) return item[field] as string;
  return isItem(item['player']) ? keyOf(item['player']) : null;
};

/** The keys of all items of a list; null if an item has none, or the same as another one. */
export const keysOf = (list: readonly unknown[]): readonly string[] | null => {
  const keys = list.map(keyOf);
  const known = new Set(keys);
  return known.has(null) || known.size < keys.length ? null : (keys as readonly string[]);
};
