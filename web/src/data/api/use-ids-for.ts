import { useRef } from 'react';
import { newId } from './new-id.ts';

/** As `useIdFor`, for several things that are sent together: each of its words has an id of its own. */
export function useIdsFor(): (words: string) => string {
  const ids = useRef(new Map<string, string>());
  return (words) => {
    const id = ids.current.get(words) ?? newId();
    ids.current.set(words, id);
    return id;
  };
}
