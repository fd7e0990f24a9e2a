import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import { type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { type NumberedEntry, rowOfEntry } from './stored-log.ts';

type Logged = {
  readonly log: readonly NumberedEntry[];
  /** Keys of matches. */
  readonly keys: readonly string[];
  readonly kinds: readonly Extract<
    LogRow,
    { readonly kind: 'result' | 'begin' | 'caller' | 'called' | 'take-over' }
  >['kind'][];
};

/** Takes what was logged about some matches out of the log. @returns the entries, in order */
export const undoLogged = async (
  tx: WriteTx,
  { log, keys, kinds }: Logged,
  undone: LogUndo,
): Promise<readonly NumberedEntry[]> => {
  const isMeant = (entry: NumberedEntry) => {
    const row = rowOfEntry(entry);
    return 'match' in row && kinds.some((kind) => kind === row.kind) && keys.includes(row.match);
  };
  const meant = log.filter(isMeant);
  for (const entry of meant) await logRows.undo(tx, entry, undone);
  return meant;
};
