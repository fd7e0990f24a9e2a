import { useSyncExternalStore } from 'react';
import classes from './visually-hidden.module.css';

type Announcement = { readonly text: string; readonly count: number };

let current: Announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

/** Makes screen readers say a text after what they are saying now. */
export function announce(text: string): void {
  current = { text, count: current.count + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Element for announcements; mounted once by the app. Two elements take turns, so that a repeated text is said again.
 */
export function LiveRegion() {
  const { text, count } = useSyncExternalStore(subscribe, () => current);
  return (
    <div className={classes.hidden}>
      {[0, 1].map((place) => (
        <div key={place} role="status" aria-live="polite" aria-atomic="true">
          {count % 2 === place ? text : ''}
        </div>
      ))}
    </div>
  );
}
