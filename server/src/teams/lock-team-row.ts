import type { WriteTx } from '../platform/db/database.ts';
import { lockTeam } from './store.ts';

/** Locks a team until the end of the transaction, so that what it may have of something is counted once. For other nouns. */
export const lockTeamRow = async (tx: WriteTx, id: string): Promise<boolean> =>
  (await lockTeam(tx, id)) !== null;
