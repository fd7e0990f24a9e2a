import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newId } from '../api/new-id.ts';

/** A lease of one tab; `until` is a time of this device's clock. */
type Lease = { readonly owner: string; readonly until: number };

interface Schema extends DBSchema {
  leases: { key: string; value: Lease };
}

/** Length of a lease, in ms: so long others wait for a tab that was closed while it held one. */
export const leaseMs = 5000;

/** Time between two looks of a tab that waits, in ms. */
const lookAgainMs = 200;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function opened(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('neundarter-leases', 1, {
    upgrade: (database) => void database.createObjectStore('leases'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opening;
}

/** Takes the lease if it is free, over or ours. A lease that ends later than one can last is of a clock that was wrong. */
async function take(name: string, owner: string): Promise<boolean> {
  const transaction = (await opened()).transaction('leases', 'readwrite');
  const now = Date.now();
  const held = await transaction.store.get(name);
  const isFree =
    held === undefined || held.owner === owner || held.until <= now || held.until > now + leaseMs;
  if (isFree) await transaction.store.put({ owner, until: now + leaseMs }, name);
  await transaction.done;
  return isFree;
}

async function release(name: string, owner: string): Promise<void> {
  const transaction = (await opened()).transaction('leases', 'readwrite');
  if ((await transaction.store.get(name))?.owner === owner) await transaction.store.delete(name);
  await transaction.done;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookAgainMs));

/**
 * Runs `work` while no other tab has the lease of this name: in place of Web Locks, which need a secure context. Where the
 * device has no storage, tabs are not kept apart; repeated commands change nothing.
 */
export async function withLease<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const owner = newId();
  try {
    while (!(await take(name, owner))) await pause();
  } catch {
    opening = null;
    return work();
  }
  const renewal = setInterval(() => void take(name, owner).catch(() => undefined), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await release(name, owner).catch(() => undefined);
  }
}
