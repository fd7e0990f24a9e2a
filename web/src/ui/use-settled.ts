import { useEffect, useState } from 'react';

/** Time without a key after which a typed text is searched for. ms */
const settleMs = 250;

/** The text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
