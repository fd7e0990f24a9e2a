import type { ListedTablet } from '@neundarter/contract/entities/tablet';
import { ok, refused } from '@neundarter/rules/result';
import { findBoardsById, type StoredBoard } from '../matches/boards/board-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import { isPassOpen, type Pass } from '../platform/passes/pass.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import type { Platform } from '../platform/platform.ts';
import { findTeamName } from '../teams/reads.ts';
import { checkManagesHall, type HallCaller } from './access.ts';
import { tabletRows } from './tablet-rows.ts';

/** The code of a hash, also one that works no more, and its board; null if either does not exist. */
export const findCodeBoard = async (
  q: Queries,
  secretHash: string,
): Promise<{ readonly pass: Pass; readonly board: StoredBoard } | null> => {
  const pass = await passRows.findByHash(q, { kind: 'tablet-code', secretHash });
  if (pass === null) return null;
  const board = (await findBoardsById(q, [pass.place.scope])).get(pass.place.scope);
  return board === undefined ? null : { pass, board };
};

type CodeBoard = { readonly boardId: string; readonly boardName: string; readonly teamName: string };

/** To which board a code binds a tablet. An unknown code looks like one that has ended. */
export const readTabletCode = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, code: string) =>
  db.read(async (q): Promise<Outcome<CodeBoard>> => {
    const found = await findCodeBoard(q, hashToken(code));
    if (found === null || !isPassOpen(found.pass, clock.now())) return refused('error.tablet.code-expired');
    const { id: boardId, name: boardName, teamId } = found.board;
    return ok({ boardId, boardName, teamName: (await findTeamName(q, teamId)) ?? '' });
  });

/** The tablets of a team's hall, for those who manage its boards. */
export const listTablets = ({ db }: Pick<Platform, 'db'>, caller: HallCaller) =>
  db.read(async (q): Promise<Outcome<ListedTablet[]>> => {
    const access = await checkManagesHall(q, caller);
    if (!access.ok) return access;
    const tablets = await tabletRows.findOfTeam(q, caller.teamId);
    return ok(
      tablets.map(({ id, board_id: boardId, bound_at: boundAt, last_seen_at: lastSeenAt, battery }) => ({
        id,
        boardId,
        boundAt,
        lastSeenAt,
        battery,
      })),
    );
  });
