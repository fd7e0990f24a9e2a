import { type LogEntry, type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { disputesIn } from '../storage/stored-log.ts';
import { keepState } from './keep-state.ts';
import { removeSignatures } from './remove-signatures.ts';

type ChangedGame = {
  readonly eventId: string;
  readonly matchId: string;
  /** The log before. */
  readonly log: readonly LogEntry[];
  readonly undo: LogUndo;
};

/**
 * Writes what follows from another result of a game: objections and corrections of the earlier one end, and who has signed
 * must sign again. The event is locked.
 */
export const keepGame = async (tx: WriteTx, { eventId, matchId, log, undo }: ChangedGame): Promise<void> => {
  for (const { entry } of disputesIn(log).filter((one) => one.matchId === matchId))
    await logRows.undo(tx, entry, undo);
  await removeSignatures(tx, log, undo);
  await keepState(tx, eventId);
};
