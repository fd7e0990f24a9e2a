/** Tables and highlights of an event that are told to those who listen to `tables/{id}`. */
const wholeTables = ['table', 'highscores', 'shortlegs', 'highfinishes', 'stats'] as const;
export type WholeTable = (typeof wholeTables)[number];

/** Name of the table of a group, of all who are in it. */
export const groupTable = (group: string) => `group/${group}` as const;

/** Name of a table in `tables-changed`: one of a whole event, or that of a group. */
export type TableName = WholeTable | ReturnType<typeof groupTable>;

export const isWholeTable = (name: TableName): name is WholeTable =>
  (wholeTables as readonly string[]).includes(name);
