import type { OwnReport } from '@neundarter/contract/entities/presence-report';
import {
  followReport,
  isSaidAlready,
  type PresenceReport,
  type ReportKind,
  reportAfter,
} from '@neundarter/rules/hall/report';
import { isReportTime } from '@neundarter/rules/hall/report-time';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { findTournamentStatus } from '../tournaments/reads.ts';
import { entryRows } from '../tournaments/storage/entry-rows.ts';
import { describeActor } from '../users/describe-actor.ts';
import { announceReports } from './announce-reports.ts';
import { changeLockedHall } from './change-hall.ts';
import { findIsBusy } from './find-is-busy.ts';
import { findHallChoice } from './hall-rows.ts';
import { keepAttendance } from './keep-attendance.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { findReport, writeReport } from './report-rows.ts';

type Said = HallCommand & {
  readonly entrant: string;
  readonly says: ReportKind;
  /** IP address of the client, for limits. */
  readonly clientAddress: string;
};
type ReportPlatform = HallPlatform & TournamentFollowing;

/** A hall shares one address, and each of its phones says two or three things in this time. */
const windowMs = 10 * 60_000;
const limitsOf = ({ id, entrant, clientAddress }: Said) => [
  { key: `report:${entrant}`, max: 20, windowMs },
  { key: `report:${id}:${clientAddress}`, max: 400, windowMs },
];

/** The event, if something can be reported about the entry now. */
const findReportable = async (
  q: Queries,
  { rights, clock }: ReportPlatform,
  { id, entrant, actor, matchPin }: Said,
): Promise<Outcome<{ readonly event: EventRecord; readonly isRunning: boolean }>> => {
  const found = await findReadableEvent(q, rights, { id, actor, matchPin });
  if (!found.ok) return found;
  const { event } = found.value;
  const status = await findTournamentStatus(q, id);
  const times = { startsAt: event.props.startDateTime, now: clock.now() };
  if (status === null || !isReportTime(status, times)) return refused('error.event.invalid-status');
  const [entry] = await entryRows.findByIds(q, [entrant]);
  if (entry?.eventId !== id || entry.status !== 'confirmed')
    return refused('error.event.participant-not-found');
  if (!(await findHallChoice(q, id)).isOpenToReports) return refused('error.calls.reports-closed');
  return ok({ event, isRunning: status === 'running' });
};

type Standing = { readonly event: EventRecord; readonly said: Said; readonly report: PresenceReport };

/** What follows from a report in a running tournament, which is locked. */
const followInHall = async (
  platform: ReportPlatform,
  tx: WriteTx,
  { event, said: { entrant, actor }, report }: Standing,
): Promise<Outcome<PresenceReport>> => {
  const running = await gatherRunning({ q: tx.q, db: platform.db }, event);
  if (running === null) return refused('error.event.invalid-status');
  let kept = report;
  const changed = await changeLockedHall(platform, tx, {
    running,
    change: async (own, locked) => {
      const before = locked.hall.attendance.get(entrant);
      if (before === undefined) return refused('error.event.participant-not-found');
      const isBusy = findIsBusy(locked, entrant);
      const followed = followReport(report, { attendance: before, isBusy });
      if (!followed.ok) return refused(followed.error);
      kept = followed.value.report;
      const after = followed.value.attendance;
      if (after === before) return ok(null);
      const matches = await keepAttendance(platform, own, { locked, entrant, before, after, actor });
      return matches.ok ? ok({ matchIds: matches.value, isCourse: true }) : matches;
    },
  });
  return changed.ok ? ok(kept) : changed;
};

const report = async (
  platform: ReportPlatform,
  tx: WriteTx,
  said: Said,
): Promise<Outcome<PresenceReport>> => {
  const { id, entrant, says, actor } = said;
  await lockEvent(tx, id);
  const found = await findReportable(tx.q, platform, said);
  if (!found.ok) return found;
  const now = platform.clock.now();
  const waitS = await countAttempt(tx, limitsOf(said), now);
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  const before = await findReport(tx.q, { eventId: id, entrant });
  const next = reportAfter(before, { says, by: describeActor(actor).id, now });
  const { event, isRunning } = found.value;
  const hasEffect = isRunning && (says === 'leaving' || next.hasLeftCallers);
  const kept = hasEffect ? await followInHall(platform, tx, { event, said, report: next }) : ok(next);
  if (!kept.ok) return kept;
  await writeReport(tx, { eventId: id, entrant }, kept.value);
  announceReports(platform, tx, id);
  return kept;
};

/**
 * Says of an entry that its people are here or leave, without any right: everybody who may see the event can do so. Organisers see
 * it; only the queue of callers follows. A repeat by the same caller writes nothing. Refusals besides the usual ones:
 * `error.calls.reports-closed`, `error.event.participant-not-found`, `error.too-many-requests`, those of `followReport`.
 */
export const reportPresence = async (platform: ReportPlatform, said: Said): Promise<Outcome<OwnReport>> => {
  const { entrant, says, actor } = said;
  const known = await platform.db.read(async (q): Promise<Outcome<PresenceReport | null>> => {
    const found = await findReportable(q, platform, said);
    return found.ok ? ok(await findReport(q, { eventId: said.id, entrant })) : found;
  });
  if (!known.ok) return known;
  const before = known.value;
  if (before !== null && isSaidAlready(before, { says, by: describeActor(actor).id }))
    return ok({ entrant, says, at: before.at });
  const kept = await platform.db.write((tx) => report(platform, tx, said));
  return kept.ok ? ok({ entrant, says, at: kept.value.at }) : kept;
};
