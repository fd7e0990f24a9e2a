import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width that a round needs, px. */
const columnWidth = 250;
const maxColumns = 4;

/** Number of rounds for a width in px, 1 to 4. */
const columnsFor = (width: number): number =>
  Math.max(1, Math.min(maxColumns, Math.floor(width / columnWidth)));

/** Number of rounds that have room in an element. */
export function useColumnCount(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    setCount(columnsFor(box.clientWidth));
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCount(columnsFor(box.clientWidth)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return count;
}
