import { useEffect } from 'react';
import { refreshAccount } from '../data/people/account.ts';

/** Within this time all users read whose rights one change may have touched, each at another moment. ms */
const spreadMs = 2000;

/** Reads roles and teams again when the server says that rights have changed, so that no reload is needed. */
export function useRightsChanges(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refreshAccount().catch(() => undefined), Math.random() * spreadMs);
    };
    addEventListener('rights-changed', readSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('rights-changed', readSoon);
    };
  }, []);
}
