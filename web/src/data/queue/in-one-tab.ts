type InOneTab = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** What keeps tabs apart where the browser has no Web Locks, which need a secure context; null until it is loaded. */
let standIn: InOneTab | null = null;

export const standInForLocks = (lease: InOneTab): void => {
  standIn = lease;
};

/** Runs `work` while no other tab of this device runs work with the same name. */
export const inOneTab: InOneTab = (name, work) =>
  navigator.locks === undefined ? (standIn?.(name, work) ?? work()) : navigator.locks.request(name, work);
