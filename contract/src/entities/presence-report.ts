import { reportKinds } from '@neundarter/rules/hall/report';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { oneOf } from './match-config.ts';

const said = {
  entrant: Type.Unsafe<string>({ ...Id, description: 'id of an entry' }),
  says: oneOf(reportKinds),
} as const;

/** What somebody says about an entry. */
export const SentReportSchema = Type.Object(said, closed);

/** What stands about an entry since then. */
export const OwnReportSchema = Type.Object({ ...said, at: TimeStamp }, closed);
export type OwnReport = Static<typeof OwnReportSchema>;

const ReportSchema = Type.Object(
  {
    ...OwnReportSchema.properties,
    isContrary: Type.Boolean({ description: 'whether another device has said the contrary before' }),
  },
  closed,
);
export type PresenceReportEntity = Static<typeof ReportSchema>;

/** What people have said about entries of an event, until an organiser answers. */
export const PresenceReportsSchema = Type.Object(
  {
    isOpen: Type.Boolean({ description: 'whether the organisers let people report' }),
    reports: Type.Array(ReportSchema, { maxItems: participantNumbers.max, description: 'the latest first' }),
  },
  closed,
);
export type PresenceReports = Static<typeof PresenceReportsSchema>;
