import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * A hook like `useState` whose values outlive the part that shows them, until the page is reloaded: what is typed and not
 * sent yet is still there after another tab.
 * @returns a hook that gets the id of what the value belongs to
 */
export function keptState<Value>(start: Value) {
  const kept = new Map<string, Value>();
  return function useKept(id: string): readonly [Value, Dispatch<SetStateAction<Value>>] {
    const [value, setValue] = useState(() => kept.get(id) ?? start);
    useEffect(() => {
      kept.set(id, value);
    }, [id, value]);
    return [value, setValue];
  };
}
