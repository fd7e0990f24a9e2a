import { randomBytes } from 'node:crypto';
import type { TabletCode } from '@neundarter/contract/entities/tablet';
import { tabletPairingMs } from '@neundarter/rules/access/tablet';
import { ok, refused } from '@neundarter/rules/result';
import { findBoards } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { PassPlace } from '../platform/passes/pass.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { keepSecret } from '../platform/passes/pass-secrets.ts';
import type { Platform } from '../platform/platform.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { checkManagesHall, type HallCaller } from './access.ts';

/** 128 bits: nobody guesses them within five minutes. */
const codeBytes = 16;

const placeOf = (boardId: string): PassPlace => ({ kind: 'tablet-code', scope: boardId });

/** Makes the code that binds one tablet to a board; an earlier one ends. */
export const createTabletCode = async (
  platform: Platform,
  { boardId, ...caller }: HallCaller & { readonly boardId: string },
): Promise<Outcome<TabletCode>> => {
  const code = randomBytes(codeBytes).toString('base64url');
  const secret = await keepSecret('tablet-code', code);
  return platform.db.write(async (tx): Promise<Outcome<TabletCode>> => {
    await lockTeamRow(tx, caller.teamId);
    const access = await checkManagesHall(tx.q, caller);
    if (!access.ok) return access;
    const boards = await findBoards(tx.q, caller.teamId);
    if (!boards.some(({ id }) => id === boardId)) return refused('error.not-found');
    const now = platform.clock.now();
    const expiresAt = now + tabletPairingMs;
    await passRows.issue(tx, { place: placeOf(boardId), secret, now, expiresAt, use: 'once' });
    return ok({ code, expiresAt });
  });
};
