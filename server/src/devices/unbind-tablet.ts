import { ok } from '@neundarter/rules/result';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { checkManagesHall, type HallCaller } from './access.ts';
import { tabletRows } from './tablet-rows.ts';

/** Unbinds a tablet: its key ends at once, and its connections leave what they may not hear any more. */
export const unbindTablet = (
  platform: Platform,
  { tabletId, ...caller }: HallCaller & { readonly tabletId: string },
): Promise<Outcome<undefined>> =>
  platform.db.write(async (tx): Promise<Outcome<undefined>> => {
    const { teamId } = caller;
    await lockTeamRow(tx, teamId);
    const access = await checkManagesHall(tx.q, caller);
    if (!access.ok) return access;
    const tablets = await tabletRows.findOfTeam(tx.q, teamId);
    if (!tablets.some(({ id }) => id === tabletId)) return ok(undefined);
    await tabletRows.remove(tx, tabletId);
    announceBoards(platform, tx, teamId);
    platform.announce(tx, [announceRightsChange({ tabletId })]);
    return ok(undefined);
  });
