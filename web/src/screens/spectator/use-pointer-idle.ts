import { useEffect, useState } from 'react';

/** So long after the last movement the controls disappear. ms */
const idleAfterMs = 3000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether nobody has moved a pointer or pressed a key lately; true from the start, as on a TV nobody touches. */
export function usePointerIdle(): boolean {
  const [isIdle, setIsIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), idleAfterMs);
    };
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, wake);
    };
  }, []);
  return isIdle;
}
