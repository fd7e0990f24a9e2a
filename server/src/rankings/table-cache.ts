import { contentTag } from '@neundarter/contract/differences/content-tag';
import { findDifference } from '@neundarter/contract/differences/find-difference';
import type { TableNews, TablesChanged } from '@neundarter/contract/live';
import type { TableName } from '@neundarter/contract/table-names';
import { recentlyUsed } from '../platform/recently-used.ts';

/** Maximum number of events whose tables are remembered; those of a league of 512 have about a megabyte. */
const maxEvents = 20;
/** Maximum number of tables of one event: all of the event, and those of its groups. */
const maxTables = 24;

/** Reads a table of at least this revision of its event, as JSON. */
type ReadTable = (revision: number) => Promise<string>;

type Told = { readonly tag: string; readonly value: unknown; readonly read: ReadTable };

type Known = {
  readonly tables: Map<TableName, Told>;
  readonly name: TableName;
  readonly told: Told;
};

/**
 * Remembers the tables that somebody has read lately, as they were told last, and finds what has changed in them. Nobody pays
 * for tables that nobody reads.
 */
export const tableCache = () => {
  const events = recentlyUsed<Map<TableName, Told>>(maxEvents);

  /** What has changed in one table; keeps what is told now. */
  const newsOf = async ({ tables, name, told }: Known, revision: number): Promise<TableNews> => {
    const text = await told.read(revision);
    const tag = contentTag(text);
    if (tag === told.tag) return { tag };
    const value: unknown = JSON.parse(text);
    const change = findDifference(told.value, value);
    tables.set(name, { tag, value, read: told.read });
    return change === null ? { tag } : { tag, from: told.tag, change };
  };

  return {
    /** Remembers a table that somebody has got, as JSON. */
    note: (eventId: string, name: TableName, { text, read }: NotedTable): void => {
      const tables = events.get(eventId) ?? new Map<TableName, Told>();
      if (tables.has(name) || tables.size >= maxTables) return;
      const json = text();
      tables.set(name, { tag: contentTag(json), value: JSON.parse(json), read });
      events.set(eventId, tables);
    },
    /** What has changed in the tables of an event until a revision. Calls for the same event must not overlap. */
    findNews: async (eventId: string, revision: number): Promise<TablesChanged> => {
      const known = events.get(eventId) ?? new Map<TableName, Told>();
      const tables: { [name: string]: TableNews } = {};
      for (const [name, told] of known) tables[name] = await newsOf({ tables: known, name, told }, revision);
      return { eventId, tables };
    },
    forget: (eventId: string): void => events.delete(eventId),
  };
};

type NotedTable = { readonly text: () => string; readonly read: ReadTable };
