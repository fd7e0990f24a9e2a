/** A session outlives a change of page for so long, so that nothing is read twice. ms */
const lingerMs = 5_000;

type Session = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

/** The sessions of a tab, one for each thing that a screen shows; unused ones are closed after a while. */
export type SessionRegistry<S extends Session> = {
  readonly sessionOf: (id: string) => S;
  /** Listens to a session and keeps it open; returns how to stop. */
  readonly subscribeTo: (id: string, listener: () => void) => () => void;
};

/** @param open begins a session */
export const createSessionRegistry = <S extends Session>(open: (id: string) => S): SessionRegistry<S> => {
  const entries = new Map<string, { readonly session: S; users: number }>();
  const entryOf = (id: string) => {
    const entry = entries.get(id) ?? { session: open(id), users: 0 };
    entries.set(id, entry);
    return entry;
  };
  return {
    sessionOf: (id) => entryOf(id).session,
    subscribeTo: (id, listener) => {
      const entry = entryOf(id);
      entry.users += 1;
      const stop = entry.session.subscribe(listener);
      return () => {
        stop();
        entry.users -= 1;
        setTimeout(() => {
          if (entry.users > 0 || entries.get(id) !== entry) return;
          entries.delete(id);
          entry.session.close();
        }, lingerMs);
      };
    },
  };
};
