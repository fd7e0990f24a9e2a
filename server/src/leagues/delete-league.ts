import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type LeagueCommand, lockManagedLeague } from './access.ts';
import { removeLeague } from './store.ts';

/** Deletes a league for good; its match days stay with their teams. */
export const deleteLeague = ({ db }: Platform, command: LeagueCommand): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockManagedLeague(tx, command);
    if (!locked.ok) return locked;
    await removeLeague(tx, command.id);
    return ok(undefined);
  });
