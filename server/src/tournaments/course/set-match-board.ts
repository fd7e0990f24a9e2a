import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { assignBoard } from '../../matches/boards/assign-board.ts';
import { findCalled } from '../../matches/boards/call-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { changePlannedMatch, changeRunning } from './change-running.ts';
import { nameCallers } from './name-callers.ts';

type Board = { readonly board: string | null; readonly isForced?: boolean | undefined };

type Assigned = Board & { readonly matchIds: readonly string[]; readonly running: RunningTournament };

const assign = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { board, isForced, matchIds, running }: Assigned,
): Promise<Outcome<readonly string[]>> => {
  const { teamId } = running.tournament.event.props;
  const assigned = await assignBoard(platform, tx, { teamId, matchIds, label: board, isForced });
  if (!assigned.ok) return assigned;
  const { id: eventId } = running.tournament.event;
  const called = await findCalled(tx.q, eventId);
  const ended = matchIds.filter((matchId) => !called.has(matchId));
  const named = await nameCallers(platform, tx, { eventId, ended });
  return named.ok ? ok([...new Set([...matchIds, ...named.value])]) : named;
};

/** Writes the board of a match. Refusals: those of `assignBoard`. */
export const setMatchBoard = (
  platform: TournamentPlatform,
  { board, isForced, ...command }: EventCommand & Board & { readonly matchId: string },
): Promise<Outcome<EventEntity>> =>
  changePlannedMatch(platform, command, (tx, { matchId, running }) =>
    assign(platform, tx, { board, isForced, running, matchIds: [matchId] }),
  );

/**
 * Writes the board of all matches of a group. Refusals: `error.invalid-request` for an unknown group, and those of
 * `assignBoard`.
 */
export const setGroupBoard = (
  platform: TournamentPlatform,
  { board, isForced, groupId, ...command }: EventCommand & Board & { readonly groupId: string },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const matchIds = [...running.matches.values()]
      .filter((match) => match.groupId === groupId)
      .map(({ matchId }) => matchId);
    if (matchIds.length === 0)
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/groupId'] } };
    return assign(platform, tx, { board, isForced, running, matchIds });
  });
