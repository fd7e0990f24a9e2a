// Whether a part of the page already says that the page is old: then nothing else says it.
const listeners = new Set<() => void>();
let count = 0;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Notes a notice on the page. @returns a function for when it is gone */
export function sayOnce(): () => void {
  count += 1;
  tell();
  return () => {
    count -= 1;
    tell();
  };
}

export const isSaid = (): boolean => count > 0;

/** Calls `listener` when a notice comes or goes. @returns a function that unsubscribes */
export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
