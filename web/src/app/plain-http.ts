// What a page at an address without encryption needs beside the app. Nothing of it is loaded at a secure address, and the
// entry names only this file.

/** Keeps tabs apart without Web Locks, and goes over by itself if the device has moved to the secure address once. */
export function startAtPlainHttp(): void {
  void import('../data/queue/tab-lease.ts').then(async ({ withLease }) => {
    const { standInForLocks } = await import('../data/queue/in-one-tab.ts');
    standInForLocks(withLease);
  });
  void import('../data/secure/departure.ts').then(({ followDeparture }) => followDeparture());
}
