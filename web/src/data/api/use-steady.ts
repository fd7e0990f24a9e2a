import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** A value whose parts stay the same objects as long as they are equal, so that memoised components need no new drawing. */
export function useSteady<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const next: Value = replaceEqualDeep(kept, value);
  if (next !== kept) setKept(next);
  return next;
}
