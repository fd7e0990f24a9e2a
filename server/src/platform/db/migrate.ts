import type { Kysely } from 'kysely';
import type { Queries } from './database.ts';

/** One step of the schema. New steps are added at the end; released steps are never changed. */
export type Migration = {
  /** `0001-what-it-does`; steps run in the order of their names. */
  readonly name: string;
  /** Returns sentences for the log, about changes that somebody may have to know of. */
  readonly up: (db: Kysely<unknown>) => Promise<readonly string[] | void>;
};

/** What both databases need at the start; see `DatabaseOptions`. */
export type OpenOptions = {
  readonly migrations: readonly Migration[];
  readonly onUpdate: (sentence: string) => void;
};

/** An update of a database that is in use already: the names of its last step and of the last new one. */
export type SchemaUpdate = { readonly from: string; readonly to: string };

/**
 * Applies the missing steps. The caller's transaction must lock out other processes. `beforeUpdate` is called before
 * the first change of a database that is in use already.
 * Throws if the database has a step that this version does not know, because a newer version has used it.
 */
export const migrate = async (
  q: Queries,
  { migrations, onUpdate }: OpenOptions,
  beforeUpdate: (update: SchemaUpdate) => Promise<void> | void = () => undefined,
): Promise<void> => {
  await q.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const applied = await q.selectFrom('schema_versions').select('name').execute();
  const unknown = applied.find(({ name }) => migrations.every((migration) => migration.name !== name));
  if (unknown !== undefined) {
    throw new Error(`The database was used by a newer version (${unknown.name}); start that one.`);
  }
  const missing = migrations.filter(({ name }) => applied.every((done) => done.name !== name));
  const [from, to] = [
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1),
    missing.at(-1)?.name,
  ];
  if (from !== undefined && to !== undefined) await beforeUpdate({ from, to });
  for (const { name, up } of missing) {
    for (const note of (await up(q as unknown as Kysely<unknown>)) ?? []) onUpdate(note);
    await q.insertInto('schema_versions').values({ name, applied_at: Date.now() }).execute();
  }
};
