import type { Statement, WriteTx, Writing } from './database.ts';

const mergedTexts = new Map<string, string>();

/** Text of a statement; its parameter numbers continue those of the statements before it. */
const shifted = (sql: string, by: number): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);

const mergeTexts = (statements: readonly Statement[]): string => {
  let count = 0;
  const parts = statements.map(({ sql, parameters }) => {
    const part = shifted(sql, count);
    count += parameters.length;
    return part;
  });
  const last = parts.pop() ?? '';
  return parts.length === 0
    ? last
    : `with ${parts.map((part, at) => `w${at} as (${part})`).join(', ')} ${last}`;
};

/** Merges changes into one statement for PostgreSQL: one round trip, one plan. They must not depend on each other. */
const merged = (statements: readonly Statement[]): Statement => {
  const key = statements.map(({ sql }) => sql).join(';');
  const sql = mergedTexts.get(key) ?? mergeTexts(statements);
  mergedTexts.set(key, sql);
  return { sql, parameters: statements.flatMap(({ parameters }) => parameters) };
};

const writeAll = async (tx: WriteTx, writings: readonly Writing[]): Promise<void> => {
  const statements = writings.map((writing) => writing(tx));
  if (statements.length === 0) return;
  for (const statement of tx.dialect === 'sqlite' ? statements : [merged(statements)])
    await tx.send(statement);
};

/**
 * The deferred writes of a command. Each row can have only one of them: PostgreSQL applies just one of two changes of a
 * row in one statement. So the second one is a bug and throws, on both databases.
 */
export const createDeferred = () => {
  const waiting = new Map<string, Writing>();
  return {
    defer: (row: string, writing: Writing): void => {
      if (waiting.has(row)) throw new Error(`${row} is deferred twice in one transaction`);
      waiting.set(row, writing);
    },
    /** Sends the deferred writes. */
    write: async (tx: WriteTx): Promise<void> => {
      const writings = [...waiting.values()];
      waiting.clear();
      await writeAll(tx, writings);
    },
  };
};

export type Deferred = ReturnType<typeof createDeferred>;
