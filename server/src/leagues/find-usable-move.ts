import {
  mayAnswerLeague,
  mayDecide,
  mayManageLeagues,
  mayReadReport,
} from '@neundarter/rules/access/leagues';
import type { Side } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import {
  findReadableLeague,
  type GatheredLeague,
  lockReadableLeague,
  type ReportCommand,
  teamIdsOf,
} from './access.ts';
import { type GatheredMove, gatherMoves } from './gather-moves.ts';

/** What a caller may do with the move of a fixture. */
type MoveRights = {
  readonly mayRead: boolean;
  /** The sides whose teams the caller administers. */
  readonly ownSides: readonly Side[];
  readonly mayManage: boolean;
  readonly mayDecide: boolean;
};

/** What the caller may do: admins of a team for their side, the office unless it is about an own team. */
export const describeMoveRights = (
  actor: Actor,
  { league, teams }: GatheredLeague,
  { fixture, facts }: GatheredMove,
): MoveRights => {
  const asker = describeActor(actor);
  const concerned = {
    officeId: league.teamId,
    teamIds: teamIdsOf(teams, [fixture.home, fixture.away]),
  };
  const ownSides = facts.answering.filter((side) =>
    teamIdsOf(teams, [fixture[side]]).some((id) => mayAnswerLeague(asker, id)),
  );
  return {
    mayRead: ownSides.length > 0 || mayReadReport(asker, concerned),
    ownSides,
    mayManage: mayManageLeagues(asker, league.teamId),
    mayDecide: mayDecide(asker, concerned),
  };
};

/** The move of a fixture, and what the caller may do with it. */
export type UsableMove = MoveRights & { readonly gathered: GatheredLeague; readonly move: GatheredMove };

const checkUsable = async (
  q: Queries,
  { actor, number }: ReportCommand,
  found: Outcome<GatheredLeague>,
): Promise<Outcome<UsableMove>> => {
  if (!found.ok) return found;
  const gathered = found.value;
  if (gathered.league.status !== 'published') return refused('error.not-found');
  const [move] = await gatherMoves(q, gathered, number);
  if (move === undefined) return refused('error.not-found');
  const rights = describeMoveRights(actor, gathered, move);
  return rights.mayRead ? ok({ ...rights, gathered, move }) : refused('error.insufficient-permissions');
};

/**
 * The move of a fixture for the office and the members of both teams; `error.not-found` for callers who may not see the
 * league, `error.insufficient-permissions` for others.
 */
export const findUsableMove = async (q: Queries, command: ReportCommand): Promise<Outcome<UsableMove>> =>
  checkUsable(q, command, await findReadableLeague(q, command));

/** The same with the league locked. */
export const lockUsableMove = async (tx: WriteTx, command: ReportCommand): Promise<Outcome<UsableMove>> =>
  checkUsable(tx.q, command, await lockReadableLeague(tx, command));
