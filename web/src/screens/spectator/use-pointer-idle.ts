import { useEffect, useState } from 'react';

/** Time after the last movement until the controls disappear. ms */
const idleAfterMs = 3000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether nobody has recently moved a pointer or pressed a key; true at the beginning, as on a TV that nobody touches.
 */
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
