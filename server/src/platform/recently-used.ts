/**
 * A map that drops the least recently used entries.
 * @param limit maximum sum of the weights of all entries
 * @param weightOf by default every entry weighs 1
 */
export const recentlyUsed = <Value>(limit: number, weightOf: (value: Value) => number = () => 1) => {
  const entries = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string): void => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    weight -= weightOf(value);
  };
  return {
    get: (key: string): Value | undefined => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key: string, value: Value): void => {
      remove(key);
      entries.set(key, value);
      weight += weightOf(value);
      for (const oldest of entries.keys()) {
        if (weight <= limit) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
};

/** Such a map. */
export type RecentlyUsed<Value> = ReturnType<typeof recentlyUsed<Value>>;
