import { useEffect, useState } from 'react';
import { isTrusted } from '../../data/secure/secure-place.ts';

/** Time between two checks, in ms: somebody comes back from the settings and wants to go on. */
const checkEveryMs = 3000;

/** Whether the device trusts an address; asked again while it does not and the page is seen. Null until it is known. */
export function useTrust(address: string): boolean | null {
  const [trust, setTrust] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const now = await isTrusted(address);
      if (isOver) return;
      setTrust(now);
      if (!now) timer = setTimeout(() => void check(), checkEveryMs);
    };
    const checkNow = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void check();
    };
    void check();
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [address]);
  return trust;
}
