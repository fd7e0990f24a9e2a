import 'fake-indexeddb/auto';
import { afterAll, expect, vi } from 'vitest';

// IndexedDB for tests. A file ends only after its last transaction: a transaction that outlives the page of its test
// would fail and be reported as an error of another file.

const open = new Set<IDBTransaction>();
// oxlint-disable-next-line typescript/unbound-method -- it is applied to its own object below
const begin = IDBDatabase.prototype.transaction;

IDBDatabase.prototype.transaction = function beginWatched(this: IDBDatabase, ...wanted) {
  const begun = begin.apply(this, wanted);
  open.add(begun);
  for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun));
  return begun;
};

afterAll(() => vi.waitFor(() => expect(open.size).toBe(0)));
