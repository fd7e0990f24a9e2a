import { maxBodyBytes } from '@neundarter/contract/limits';
import { sampleOf } from './hostile-values.ts';
import type { JsonSchema } from './openapi-document.ts';

/** Entries of a list without a bound; as many as a body has room for. */
const manyEntries = maxBodyBytes;

/** The same with texts that no field takes. */
const withHiddenCharacter = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}\u200b`;
  if (Array.isArray(value)) return value.map(withHiddenCharacter);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withHiddenCharacter(one)]));
};

/** As many entries as the list may have, or fewer if a body has no room for them. */
const filled = (most: number, entry: unknown): unknown[] => {
  const room = Math.floor((maxBodyBytes * 0.9) / (Buffer.byteLength(JSON.stringify(entry)) + 1));
  return Array.from({ length: Math.min(most, room) }, () => entry);
};

function* listsOf(schema: JsonSchema): Generator<unknown> {
  const { maxItems, items } = schema;
  const entry = Array.isArray(items) ? (items as JsonSchema[])[0] : (items as JsonSchema);
  const most = Number(maxItems ?? manyEntries);
  const right = sampleOf(entry ?? {}, 'all');
  for (const wrong of [0, null, {}, [], withHiddenCharacter(right)]) {
    yield filled(most, wrong);
    yield filled(manyEntries, wrong);
  }
  yield [...filled(most, right).slice(1), { surprise: 1 }];
  for (const inner of wrongLists(entry ?? {})) yield filled(most, inner);
}

/** Values of a schema in which one list is as long as it can be, or longer, and its entries are wrong. */
export function* wrongLists(schema: JsonSchema): Generator<unknown> {
  for (const branch of (schema['anyOf'] ?? []) as readonly JsonSchema[]) yield* wrongLists(branch);
  if (schema['type'] === 'array') yield* listsOf(schema);
  if (schema['type'] !== 'object') return;
  const sample = sampleOf(schema, 'all') as object;
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as { [name: string]: JsonSchema }))
    for (const list of wrongLists(field)) yield { ...sample, [name]: list };
}

/** Number of values in a value, with itself. */
export const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 1)
    : 1;

/** A value that counts how often somebody reads a part of it. */
export function countReads<Value>(value: Value, count: (reads: number) => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, name) => {
      count(1);
      return countReads(Reflect.get(target, name), count);
    },
    ownKeys: (target) => {
      const keys = Reflect.ownKeys(target);
      count(keys.length);
      return keys;
    },
  });
}
