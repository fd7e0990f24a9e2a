import 'fake-indexeddb/auto';
import { afterAll, expect, vi } from 'vitest';

// IndexedDB for tests. A file ends only after its last transaction: a transaction that outlives the page of its test
// would fail and be reported as an error of another file.

const open = new Set<IDBTransaction>();
const { transaction } = IDBDatabase.prototype;

IDBDatabase.prototype.transaction = function begin(this: IDBDatabase, ...wanted) {
  const begun = transaction.apply(this, wanted);
  open.add(begun);
  for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun));
  return begun;
};

afterAll(() => vi.waitFor(() => expect(open.size).toBe(0)));
