import { useEffect, useRef } from 'react';
import type { BracketProps } from './bracket-props.ts';

/** Shows a match once for every new wish. */
export function useWanted(wanted: BracketProps['wanted'], show: (key: string) => void): void {
  const shown = useRef<BracketProps['wanted']>(null);
  useEffect(() => {
    if (wanted === null || shown.current === wanted) return;
    shown.current = wanted;
    show(wanted.key);
  }, [wanted, show]);
}
