import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { NumberedEntry, TournamentRow } from './stored-log.ts';

/** A row for the log, the match that it is about, and who has made it; nobody if that is not known. */
type AddedRow = {
  readonly row: TournamentRow;
  readonly matchId?: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by?: string | null;
};

/** Adds a row to the log of a locked tournament; returns its entry, as it will be read. */
export const addLogEntry = async (
  tx: WriteTx,
  eventId: string,
  { row, matchId = null, at, by }: AddedRow,
): Promise<NumberedEntry> => {
  const entry = { eventId, kind: row.kind, matchId, content: row, madeAt: at, madeBy: by ?? null };
  const seq = await logRows.add(tx, entry);
  return { eventId, seq, content: JSON.parse(JSON.stringify(row)) as unknown };
};
