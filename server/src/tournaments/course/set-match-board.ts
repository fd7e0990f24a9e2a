import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { setBoard } from '../../matches/following/set-board.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { changePlannedMatch, changeRunning } from './change-running.ts';

type Board = { readonly board: string | null };

/** Writes the board of a match. */
export const setMatchBoard = (
  platform: TournamentPlatform,
  { board, ...command }: EventCommand & Board & { readonly matchId: string },
): Promise<Outcome<EventEntity>> =>
  changePlannedMatch(platform, command, async (tx, { matchId }) => {
    await setBoard(tx, { matchIds: [matchId], board: board?.trim() ?? null });
    return ok([matchId]);
  });

/** Writes the board of all matches of a group. Refusal: `error.invalid-request` for an unknown group. */
export const setGroupBoard = (
  platform: TournamentPlatform,
  { board, groupId, ...command }: EventCommand & Board & { readonly groupId: string },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, { matches }) => {
    const matchIds = [...matches.values()]
      .filter((match) => match.groupId === groupId)
      .map(({ matchId }) => matchId);
    if (matchIds.length === 0)
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/groupId'] } };
    await setBoard(tx, { matchIds, board: board?.trim() ?? null });
    return ok(matchIds);
  });
