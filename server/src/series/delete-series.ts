import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { lockManagedSeries, type SeriesCommand } from './access.ts';
import { removeSeries } from './store.ts';

/** Deletes a series for good; its tournaments stay, and what was achieved in them. */
export const deleteSeries = ({ db }: Platform, command: SeriesCommand): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockManagedSeries(tx, command);
    if (!locked.ok) return locked;
    await removeSeries(tx, command.id);
    return ok(undefined);
  });
