import { useCallback, useState } from 'react';
import type { BracketColumn } from './bracket-columns.ts';
import { firstPart, runsSomewhere, type TreePart } from './tree-parts.ts';

/**
 * The part of a tree that is shown, and a function that shows another one. It opens where matches run; that is known only
 * after a while, so the part changes once more when the first one runs, unless somebody has chosen meanwhile.
 */
export function useShownPart(
  columns: readonly BracketColumn[],
): readonly [shown: TreePart, show: (part: TreePart) => void] {
  const isRunning = runsSomewhere(columns);
  const [shown, setShown] = useState(() => firstPart(columns));
  const [isSettled, setSettled] = useState(isRunning);
  if (!isSettled && isRunning) {
    setSettled(true);
    setShown(firstPart(columns));
  }
  const show = useCallback((part: TreePart) => {
    setSettled(true);
    setShown(part);
  }, []);
  return [shown, show];
}
