// What people say of themselves on a phone, without an account: that they are here, or that they leave. Everybody who sees the
// event could say it about anybody, so it decides nothing: organisers see it, and their word holds. Only the queue of callers
// follows at once, since nobody's match waits for that.
import { ok, type Result, refused } from '../result.ts';
import { type Attendance, type AttendanceChange, callsNothing } from './attendance.ts';

/** `leaving`: goes home and calls nothing any more. */
export const reportKinds = ['here', 'leaving'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What was last said about an entry, until an organiser answers. */
export type PresenceReport = {
  readonly says: ReportKind;
  /** ms since 1970 */
  readonly at: number;
  /** Who has said it: a user or the guest of a device; null for deleted accounts. */
  readonly by: string | null;
  /** Whether somebody else has said the contrary before. */
  readonly isContrary: boolean;
  /** Whether the entry calls nothing because of it. */
  readonly hasLeftCallers: boolean;
};

type Said = { readonly says: ReportKind; readonly by: string; readonly now: number };

/** Whether this was said last, by the same caller. */
export const isSaidAlready = (
  before: PresenceReport | null,
  { says, by }: Pick<Said, 'says' | 'by'>,
): boolean => before !== null && before.says === says && before.by === by;

/** The report that stands after one; whether the entry has left the callers is said by `followReport`. */
export const reportAfter = (before: PresenceReport | null, { says, by, now }: Said): PresenceReport => ({
  says,
  by,
  at: now,
  isContrary: before !== null && (before.isContrary || (before.says !== says && before.by !== by)),
  hasLeftCallers: before?.hasLeftCallers ?? false,
});

type Known = {
  readonly attendance: Attendance;
  /** Whether somebody of the entry plays, writes or is called. */
  readonly isBusy: boolean;
};

type Followed = { readonly report: PresenceReport; readonly attendance: Attendance };

/**
 * What follows from a report while matches are played. Whoever leaves calls nothing any more; who is here again calls as before, unless an
 * organiser has said that they do not. `error.calls.person-busy`: whoever is called, plays or writes does not leave.
 */
export const followReport = (
  report: PresenceReport,
  { attendance, isBusy }: Known,
): Result<Followed, 'error.calls.person-busy'> => {
  if (report.says === 'here') return ok(takeBackReport(report, attendance));
  if (isBusy) return refused('error.calls.person-busy');
  if (callsNothing(attendance)) return ok({ report, attendance });
  return ok({ report: { ...report, hasLeftCallers: true }, attendance: { ...attendance, isCaller: false } });
};

/** What holds without a report: whoever calls nothing because of it calls again. */
export const takeBackReport = (report: PresenceReport, attendance: Attendance): Followed => {
  if (!report.hasLeftCallers) return { report, attendance };
  return { report: { ...report, hasLeftCallers: false }, attendance: { ...attendance, isCaller: true } };
};

/** What an organiser says about an entry with a report: who is here after all calls again, too. */
export const answerReport = (
  { hasLeftCallers }: Pick<PresenceReport, 'hasLeftCallers'>,
  change: AttendanceChange,
): AttendanceChange =>
  hasLeftCallers && change.presence === 'here' ? { isCaller: true, ...change } : change;
