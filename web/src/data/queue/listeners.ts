export type Listeners<Args extends readonly unknown[]> = {
  readonly call: (...args: Args) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly clear: () => void;
};

/** Functions that want to know of something. */
export const createListeners = <Args extends readonly unknown[]>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    call: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
};
