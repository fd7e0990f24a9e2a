import type { LeagueReport, LeagueReports } from '@neundarter/contract/entities/league/league-report';
import { mayManageLeagues } from '@neundarter/rules/access/leagues';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findReadableLeague, findUsableReport, type LeagueCommand, type ReportCommand } from './access.ts';
import { describeReport, describeReports } from './describe-reports.ts';
import { gatherReports } from './gather-reports.ts';

/** The report of a fixture. */
export const readReport = (
  { db, clock, rights }: Pick<EventPlatform, 'db' | 'clock' | 'rights'>,
  command: ReportCommand,
): Promise<Outcome<LeagueReport>> =>
  db.read(async (q): Promise<Outcome<LeagueReport>> => {
    const now = clock.now();
    const found = await findUsableReport(q, command, now);
    if (!found.ok) return found;
    return ok(await describeReport(q, found.value, { ...found.value, actor: command.actor, rights, now }));
  });

/** All reports of a published league, for its office. */
export const listReports = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  command: LeagueCommand,
): Promise<Outcome<LeagueReports>> =>
  db.read(async (q): Promise<Outcome<LeagueReports>> => {
    const found = await findReadableLeague(q, command);
    if (!found.ok) return found;
    const { league } = found.value;
    if (!mayManageLeagues(describeActor(command.actor), league.teamId))
      return refused('error.insufficient-permissions');
    if (league.status !== 'published') return ok({ reports: [], measures: [], absences: [] });
    return ok(await describeReports(q, await gatherReports(q, found.value), clock.now()));
  });
