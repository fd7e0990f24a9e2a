import { type Queued, type QueueRules, withCommand } from './queue-record.ts';
import type { QueueStore } from './queue-store.ts';
import type { UnstoredJournal } from './unstored-journal.ts';

/**
 * Stores the commands of the journal: a page was closed after it had shown them, and before its database had them. A
 * command that the database has changes nothing, nor one that another tab has sent meanwhile; one that no longer fits
 * (another tab was faster) is dropped. If the database fails, the journal keeps them for the next start. Never rejects.
 */
export const recoverUnstored = async <Q extends Queued>({
  rules,
  store,
  journal,
}: {
  readonly rules: QueueRules<Q>;
  readonly store: QueueStore<Q>;
  readonly journal?: UnstoredJournal<Q['Command']>;
}): Promise<void> => {
  for (const { id, command } of journal?.readAll() ?? []) {
    try {
      await store.update(id, (stored) => {
        const next = journal?.has(command) === true ? withCommand(rules, stored, command) : null;
        return next?.ok === true ? next.value : stored;
      });
      journal?.settle(command);
    } catch {
      return;
    }
  }
};

/** The store, which waits with everything until `isReady`. */
export const storeAfter = <Q extends Queued>(
  isReady: Promise<void>,
  store: QueueStore<Q>,
): QueueStore<Q> => ({
  read: (id) => isReady.then(() => store.read(id)),
  readAll: () => isReady.then(() => store.readAll()),
  update: (id, change) => isReady.then(() => store.update(id, change)),
  waitingIds: () => isReady.then(() => store.waitingIds()),
});
