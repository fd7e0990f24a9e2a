import { useSearch } from '../../ui/use-search.ts';

/** A choice that stands in the address; the first value needs no word there. @param name in the query */
export function useChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [search, setSearch] = useSearch();
  const named = new URLSearchParams(search).get(name);
  const value = values.find((one) => one === named) ?? values[0];
  const choose = (next: Value) =>
    setSearch((query) => {
      if (next === values[0]) query.delete(name);
      else query.set(name, next);
      return query;
    });
  return [value, choose] as const;
}
