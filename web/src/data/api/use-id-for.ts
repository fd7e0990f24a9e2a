import { useRef } from 'react';
import { newId } from './new-id.ts';

/** The same words go out under the same id: sent again after a lost answer they make no second thing. */
export function useIdFor(): (words: string) => string {
  const last = useRef({ words: '', id: '' });
  return (words) => {
    if (last.current.id === '' || last.current.words !== words) last.current = { words, id: newId() };
    return last.current.id;
  };
}
