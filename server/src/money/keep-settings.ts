import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import type { WriteTx } from '../platform/db/database.ts';
import { moneyRows } from './store.ts';

/** Stores the money of a tournament that is being made like another one. For other nouns. */
export const keepSettings = (tx: WriteTx, eventId: string, settings: MoneySettings): Promise<void> =>
  moneyRows.putSettings(tx, eventId, settings);
