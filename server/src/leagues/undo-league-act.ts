import { mayDecide, mayManageLeagues } from '@neundarter/rules/access/leagues';
import { sideThatAsks } from '@neundarter/rules/league/report';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import {
  checkDeciding,
  type LeagueCommand,
  lockManagedLeague,
  lockUsableReport,
  teamIdsOf,
} from './access.ts';
import { findAct, markActUndone, type StoredAct, type StoredMeasure } from './act-rows.ts';

type Undo = LeagueCommand & { readonly actId: string; readonly reason: string };
type Asked = { readonly actor: Actor; readonly act: StoredAct; readonly now: number };

const checkMeasure = async (
  tx: WriteTx,
  { actor, act: { leagueId: id } }: Asked,
  { team }: StoredMeasure,
): Promise<Outcome<true>> => {
  const locked = await lockManagedLeague(tx, { actor, id });
  if (!locked.ok) return locked;
  const asker = describeActor(actor);
  const { league, teams } = locked.value;
  const concerned = { officeId: league.teamId, teamIds: teamIdsOf(teams, [team]) };
  return checkDeciding({
    mayManage: mayManageLeagues(asker, league.teamId),
    mayDecide: mayDecide(asker, concerned),
  });
};

/** What a side has said, that side takes back; what the office has decided, the office. Signatures do not come back. */
const checkDeed = async (tx: WriteTx, { actor, act, now }: Asked): Promise<Outcome<true>> => {
  const { leagueId: id, fixture, content } = act;
  const locked = await lockUsableReport(tx, { actor, id, number: fixture ?? 0 }, now);
  if (!locked.ok) return locked;
  if (content.kind === 'checked' || content.kind === 'ruled') return checkDeciding(locked.value);
  const by = content.kind === 'objected' ? content.side : content.kind === 'reopened' ? content.by : 'office';
  const isOwn = by === 'office' ? locked.value.mayDecide : locked.value.ownSides.includes(by);
  if (!isOwn) return refused('error.insufficient-permissions');
  const isAsking = content.kind === 'objected' || sideThatAsks(locked.value.report.facts) === by;
  return isAsking ? ok(true) : refused('error.leagues.report-not-ready');
};

/**
 * Takes back an act, which stays in the list with the reason. A repeat changes nothing. Refusals: `error.not-found`,
 * `error.insufficient-permissions`, `error.leagues.concerned`, and `error.leagues.report-not-ready` for signatures that were
 * taken back already.
 */
export const undoLeagueAct = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { actor, id, actId, reason }: Undo,
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const act = await findAct(tx.q, actId);
    if (act?.leagueId !== id) return refused('error.not-found');
    const now = clock.now();
    const { content } = act;
    const asked = { actor, act, now };
    const may = await (content.kind === 'measure' ? checkMeasure(tx, asked, content) : checkDeed(tx, asked));
    if (!may.ok) return may;
    // Read again, because the league was not locked before.
    if ((await findAct(tx.q, actId))?.undone === null)
      await markActUndone(tx, actId, { at: now, by: describeActor(actor).id, reason });
    return ok(undefined);
  });
