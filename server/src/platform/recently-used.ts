/** A map with at most `size` entries that drops the least recently used one. */
export const recentlyUsed = <Value>(size: number) => {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key: string, value: Value): void => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > size) entries.delete(entries.keys().next().value as string);
    },
    delete: (key: string): void => void entries.delete(key),
  };
};
