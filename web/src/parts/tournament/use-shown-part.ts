import { useCallback, useState } from 'react';
import type { BracketColumn } from './bracket-columns.ts';
import { firstPart, partWith, runsSomewhere, type TreePart } from './tree-parts.ts';

/**
 * The part of a tree that is shown, and a function that shows another one. It opens on the viewer's own match, else where
 * matches run; that is known only after a while, so the part changes once more when the first one runs, unless somebody
 * has chosen meanwhile.
 * @param ownKey key of the match that the viewer plays now or next; null for none in this tree
 */
export function useShownPart(
  columns: readonly BracketColumn[],
  ownKey: string | null,
): readonly [shown: TreePart, show: (part: TreePart) => void] {
  const isRunning = runsSomewhere(columns);
  const [shown, setShown] = useState(() =>
    ownKey === null ? firstPart(columns) : partWith(columns, ownKey),
  );
  const [isSettled, setSettled] = useState(isRunning || ownKey !== null);
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
