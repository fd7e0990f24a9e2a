import type { LeagueMove, LeagueMoves } from '@neundarter/contract/entities/league/league-move';
import { openMoveOf } from '@neundarter/rules/league/move-fixture';
import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findReadableLeague, type LeagueCommand, type ReportCommand } from './access.ts';
import { describeMove, summariseMove } from './describe-move.ts';
import { describeMoveRights, findUsableMove } from './find-usable-move.ts';
import { gatherMoves } from './gather-moves.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** The move of a fixture. */
export const readMove = ({ db, clock }: Reading, command: ReportCommand): Promise<Outcome<LeagueMove>> =>
  db.read(async (q): Promise<Outcome<LeagueMove>> => {
    const found = await findUsableMove(q, command);
    if (!found.ok) return found;
    return ok(await describeMove(q, found.value.move, { ...found.value, now: clock.now() }));
  });

/** The moves of a league that wait for an answer, as far as they concern the caller. */
export const listMoves = ({ db, clock }: Reading, command: LeagueCommand): Promise<Outcome<LeagueMoves>> =>
  db.read(async (q): Promise<Outcome<LeagueMoves>> => {
    const found = await findReadableLeague(q, command);
    if (!found.ok) return found;
    if (found.value.league.status !== 'published') return ok({ moves: [] });
    const now = clock.now();
    const moves = await gatherMoves(q, found.value);
    const waiting = moves
      .filter(({ facts }) => openMoveOf(facts, now) !== null)
      .map((move) => ({ move, rights: describeMoveRights(command.actor, found.value, move) }))
      .filter(({ rights }) => rights.mayRead);
    return ok({ moves: waiting.map(({ move, rights }) => summariseMove(move, { ...rights, now })) });
  });
