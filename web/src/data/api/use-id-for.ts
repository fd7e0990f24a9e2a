import { useRef } from 'react';
import { newId } from './new-id.ts';

/** Returns the same id for the same words, so that sending again after a lost answer creates no second thing. */
export function useIdFor(): (words: string) => string {
  const last = useRef({ words: '', id: '' });
  return (words) => {
    if (last.current.id === '' || last.current.words !== words) last.current = { words, id: newId() };
    return last.current.id;
  };
}
