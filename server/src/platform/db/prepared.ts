import { type Compilable, CompiledQuery } from 'kysely';
import type { Queries, Statement, WriteTx, Writing } from './database.ts';

type Arguments = { readonly [name: string]: unknown };
type Build<Source, Args extends Arguments, Row> = (
  source: Source,
  argument: <Name extends keyof Args>(name: Name) => Args[Name],
) => Compilable<Row>;

type Template<Args extends Arguments> = {
  readonly sql: string;
  /** Source of each parameter: an argument or a constant. */
  readonly parameters: readonly ((args: Args) => unknown)[];
};

const templateOf = <Source, Args extends Arguments, Row>(
  source: Source,
  build: Build<Source, Args, Row>,
): Template<Args> => {
  const placeholders = new Map<unknown, keyof Args>();
  const argument = <Name extends keyof Args>(name: Name): Args[Name] => {
    const placeholder = { argument: name };
    placeholders.set(placeholder, name);
    return placeholder as unknown as Args[Name];
  };
  const { sql, parameters } = build(source, argument).compile();
  return {
    sql,
    parameters: parameters.map((parameter) => {
      const name = placeholders.get(parameter);
      return name === undefined ? () => parameter : (args: Args) => args[name];
    }),
  };
};

const filled = <Args extends Arguments>({ sql, parameters }: Template<Args>, args: Args): Statement => ({
  sql,
  parameters: parameters.map((valueFrom) => valueFrom(args)),
});

/**
 * A statement that is built once and then only gets its values. It is for the few statements that every turn runs,
 * because building them costs more than running them. `build` uses `argument('name')` in place of each value.
 */
export const prepared = <Args extends Arguments, Row = unknown>(build: Build<WriteTx, Args, Row>) => {
  const templates = new Map<WriteTx['dialect'], Template<Args>>();
  const fill = (tx: WriteTx, args: Args): Statement => {
    const template = templates.get(tx.dialect) ?? templateOf(tx, build);
    templates.set(tx.dialect, template);
    return filled(template, args);
  };
  return {
    /** Sends the statement now and returns its rows. */
    run: (tx: WriteTx, args: Args): Promise<readonly Row[]> => tx.send<Row>(fill(tx, args)),
    /** The statement with its values, for `tx.defer`. */
    with:
      (args: Args): Writing =>
      (tx) =>
        fill(tx, args),
  };
};

/** Statements that differ only in a number, such as that of their rows or ids; each is made once. */
export const byCount = <Made>(make: (count: number) => Made): ((count: number) => Made) => {
  const known = new Map<number, Made>();
  return (count) => {
    const made = known.get(count) ?? make(count);
    known.set(count, made);
    return made;
  };
};

/** Sends a statement on a connection and returns its rows. */
type SendAtOnce = (statement: Statement) => Promise<readonly unknown[]>;

const ways = new WeakMap<Queries, SendAtOnce>();

/** Queries that were built once go this way, which waits for no answer of a query before, in place of the query builder's. */
export const sendAtOnce = (q: Queries, send: SendAtOnce): void => void ways.set(q, send);

const usualWay =
  (q: Queries): SendAtOnce =>
  async ({ sql, parameters }) =>
    (await q.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;

/** The same for a query that every result runs, inside and outside of transactions. */
export const preparedQuery = <Args extends Arguments, Row>(build: Build<Queries, Args, Row>) => {
  const templates = new Map<unknown, Template<Args>>();
  return async (q: Queries, args: Args): Promise<readonly Row[]> => {
    const { adapter } = q.getExecutor();
    const template = templates.get(adapter.constructor) ?? templateOf(q, build);
    templates.set(adapter.constructor, template);
    return (await (ways.get(q) ?? usualWay(q))(filled(template, args))) as readonly Row[];
  };
};
