// Answers of the server that this device keeps for pages without network.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type KeptAnswer<Answer = unknown> = {
  readonly answer: Answer;
  /** When the server gave it, ms since 1970 by the device's clock. */
  readonly at: number;
};

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { 'by-at': number } };
}

/** Maximum number of answers: about a season of the pages that somebody looks at. */
const maxKept = 500;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens the database; after a lost connection (Safari in the background) the next call opens it again. */
function opened(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('kept-answers', 1, {
    upgrade: (database) => void database.createObjectStore('answers').createIndex('by-at', 'at'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opening;
}

/** Runs work on the database. Without storage a page only knows what the server sends. */
async function attempt<Value>(
  work: (database: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | null> {
  try {
    return await work(await opened());
  } catch {
    opening = null;
    return null;
  }
}

/** Keeps an answer in place of the earlier one with this key, and forgets the oldest ones if there are too many. */
export async function keepAnswer(key: string, kept: KeptAnswer): Promise<void> {
  await attempt(async (database) => {
    await database.put('answers', kept, key);
    const excess = (await database.count('answers')) - maxKept;
    const oldest = excess > 0 ? await database.getAllKeysFromIndex('answers', 'by-at', null, excess) : [];
    await Promise.all(oldest.map((one) => database.delete('answers', one)));
  });
}

/** The kept answer; null if there is none. */
export const readKeptAnswer = async <Answer>(key: string): Promise<KeptAnswer<Answer> | null> =>
  ((await attempt((database) => database.get('answers', key))) ?? null) as KeptAnswer<Answer> | null;

/** Forgets everything, so that the next user of the device does not see it. */
export const forgetKeptAnswers = async (): Promise<void> =>
  void (await attempt((database) => database.clear('answers')));
