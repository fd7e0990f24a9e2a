import type { LeagueReports, NewMeasureProps } from '@neundarter/contract/entities/league/league-report';
import { maxMeasuresOfLeague } from '@neundarter/contract/limits';
import { mayDecide, mayManageLeagues } from '@neundarter/rules/access/leagues';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import {
  checkDeciding,
  type GatheredLeague,
  type LeagueCommand,
  lockManagedLeague,
  teamIdsOf,
} from './access.ts';
import { findAct, findActs, insertAct, measuresAmong, type StoredMeasure } from './act-rows.ts';
import { describeReports } from './describe-reports.ts';
import { gatherReports } from './gather-reports.ts';
import { findFixtures } from './plan-rows.ts';

type NewMeasure = LeagueCommand & { readonly actId: string; readonly props: NewMeasureProps };

/** The fields of the props that do not fit the kind of measure, or name nothing. */
const wrongFields = (
  { kind, team, fixture, points, euros, rule }: NewMeasureProps,
  { teams, pair }: Pick<GatheredLeague, 'teams'> & { readonly pair: readonly number[] | null },
): readonly string[] => [
  ...(team < teams.length ? [] : ['team']),
  ...(fixture === undefined || pair?.includes(team) === true ? [] : ['fixture']),
  ...((kind === 'points') === (points !== undefined) ? [] : ['points']),
  ...(kind !== 'fine' && euros !== undefined ? ['euros'] : []),
  ...(rule.trim() === '' ? ['rule'] : []),
];

const measureOf = ({ kind, team, rule, reason, points, euros }: NewMeasureProps): StoredMeasure => ({
  kind: 'measure',
  measure: kind,
  team,
  rule: rule.trim(),
  reason,
  points: points ?? null,
  euros: euros ?? null,
});

type Added = { readonly sent: NewMeasure; readonly locked: GatheredLeague; readonly now: number };

const add = async (tx: WriteTx, { sent, locked, now }: Added): Promise<Outcome<true>> => {
  const { id: leagueId, actId: id, props, actor } = sent;
  const by = describeActor(actor).id;
  const known = await findAct(tx.q, id);
  if (known !== null) {
    const isSame = known.leagueId === leagueId && known.content.kind === 'measure' && known.madeBy === by;
    return isSame ? ok(true) : refused('error.id-already-exists');
  }
  const fixture = props.fixture ?? null;
  const found = fixture === null ? undefined : (await findFixtures(tx.q, leagueId))[fixture];
  const pair = found === undefined ? null : [found.home, found.away];
  const wrong = wrongFields(props, { teams: locked.teams, pair });
  if (wrong.length > 0) {
    const fields = wrong.map((field) => `/props/${field}`);
    return { ok: false, error: { code: 'error.invalid-request', fields } };
  }
  if (measuresAmong(await findActs(tx.q, leagueId, ['measure'])).length >= maxMeasuresOfLeague)
    return refused('error.leagues.too-many-acts');
  await insertAct(tx, { id, leagueId, fixture, content: measureOf(props), madeAt: now, madeBy: by });
  return ok(true);
};

/**
 * Records a measure of the office against a team of a published league. A repeat adds nothing. Refusals: those of
 * `lockManagedLeague`, `error.leagues.concerned` for people of that team, `error.id-already-exists`,
 * `error.leagues.too-many-acts`.
 */
export const addMeasure = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sent: NewMeasure,
): Promise<Outcome<LeagueReports>> =>
  db.write(async (tx): Promise<Outcome<LeagueReports>> => {
    const now = clock.now();
    const locked = await lockManagedLeague(tx, sent);
    if (!locked.ok) return locked;
    const { league, teams } = locked.value;
    if (league.status !== 'published') return refused('error.not-found');
    const asker = describeActor(sent.actor);
    const concerned = { officeId: league.teamId, teamIds: teamIdsOf(teams, [sent.props.team]) };
    const may = checkDeciding({
      mayManage: mayManageLeagues(asker, league.teamId),
      mayDecide: mayDecide(asker, concerned),
    });
    if (!may.ok) return may;
    const added = await add(tx, { sent, locked: locked.value, now });
    if (!added.ok) return added;
    return ok(await describeReports(tx.q, await gatherReports(tx.q, locked.value), now));
  });
