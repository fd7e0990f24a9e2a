import { useSyncExternalStore } from 'react';

/** Windows of phones, upright: a page shows there what matters first, and the rest behind one button. */
export const phone = '(max-width: 36em)';

/** Windows of phones, upright or held sideways, and of laptops at 200 %: the head of a page leaves them to its content. */
export const smallWindow = `${phone}, (max-height: 30em)`;

/** Whether the window fits a media query, also after it has changed. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
