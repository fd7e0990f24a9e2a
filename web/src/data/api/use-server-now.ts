import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The server's time, again and again; ms since 1970. @param everyMs time between two values */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
