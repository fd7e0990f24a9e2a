import type {
  LeagueMeasure,
  LeagueReport,
  LeagueReportAct,
  LeagueReports,
} from '@neundarter/contract/entities/league/league-report';
import type { RuledResult } from '@neundarter/rules/league/report';
import {
  absentOf,
  confirmedFrom,
  deniableUntil,
  objectableUntil,
  openMattersOf,
  openObjections,
  reportStateOf,
} from '@neundarter/rules/league/report';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { EventRights } from '../events/gather-event-rights.ts';
import { findVisibleIds } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findNamesOfUsers } from '../players/find-names-of-users.ts';
import { measuresAmong, type StoredAct, type StoredDeed, type StoredMeasure } from './act-rows.ts';
import type { GatheredReport, GatheredReports } from './gather-reports.ts';

type Names = ReadonlyMap<string, string>;

const findNames = (q: Queries, acts: readonly StoredAct[]): Promise<Names> =>
  findNamesOfUsers(
    q,
    acts.flatMap(({ madeBy, undone }) => [madeBy, ...(undone === null ? [] : [undone.by])]),
  );

const madeOf = ({ id, madeAt, madeBy, undone }: Omit<StoredAct, 'content'>, names: Names) => ({
  id,
  madeAt,
  name: names.get(madeBy) ?? null,
  undone:
    undone === null ? null : { at: undone.at, name: names.get(undone.by) ?? null, reason: undone.reason },
});

const measureOf = ({ content, ...act }: StoredAct<StoredMeasure>, names: Names): LeagueMeasure => {
  const { measure, team, rule, reason, points, euros } = content;
  return {
    ...madeOf(act, names),
    kind: measure,
    team,
    rule,
    reason,
    points,
    euros,
    fixture: act.fixture,
  };
};

const resultOf = (result: RuledResult | null): LeagueReportAct['result'] =>
  result === null ? null : { games: [...result.games], legs: [...result.legs], points: [...result.points] };

const plain = { by: 'office', about: null, side: null, result: null, isSettled: true } as const;

const deedOf = (deed: StoredDeed): Omit<LeagueReportAct, keyof ReturnType<typeof madeOf>> => {
  switch (deed.kind) {
    case 'objected':
      return { ...plain, kind: deed.kind, by: deed.side, about: deed.about, reason: deed.reason };
    case 'reopened':
      return { ...plain, kind: deed.kind, by: deed.by, reason: deed.reason };
    case 'checked':
      return { ...plain, kind: deed.kind, reason: deed.reason };
    case 'ruled': {
      const { ruling, side, result, reason } = deed;
      return { ...plain, kind: ruling, side, result: resultOf(result), reason };
    }
  }
};

const describeActs = ({ deeds, facts }: GatheredReport, names: Names): LeagueReportAct[] => {
  const open = openObjections(facts);
  const isOpen = ({ content, madeAt, undone }: StoredAct<StoredDeed>) =>
    content.kind === 'objected' &&
    undone === null &&
    open.some(({ at, side }) => at === madeAt && side === content.side);
  return deeds.map(({ content, ...act }) => ({
    ...madeOf(act, names),
    ...deedOf(content),
    isSettled: !isOpen({ content, ...act }),
  }));
};

type Summary = LeagueReports['reports'][number];

const summaryOf = ({ number, fixture, facts }: GatheredReport, now: number): Summary => ({
  number,
  state: reportStateOf(facts, now),
  open: [...openMattersOf(facts, fixture.startDateTime, now)],
});

/** Who reads a report, what they may do with it, and when (ms since 1970). */
type ReportReader = {
  readonly actor: Actor;
  readonly rights: EventRights;
  readonly ownSides: readonly Side[];
  readonly mayDecide: boolean;
  readonly now: number;
};

/** One report in the shape of the API. */
export const describeReport = async (
  q: Queries,
  { report, acts }: { readonly report: GatheredReport } & Pick<GatheredReports, 'acts'>,
  { actor, rights, ownSides, mayDecide, now }: ReportReader,
): Promise<LeagueReport> => {
  const { number, matchday, deeds, facts } = report;
  const measures = measuresAmong(acts).filter(({ fixture }) => fixture === number);
  const names = await findNames(q, [...deeds, ...measures]);
  const eventId = matchday?.eventId ?? null;
  const visible = await findVisibleIds(q, rights, { actor, ids: eventId === null ? [] : [eventId] });
  return {
    ...summaryOf(report, now),
    eventId: eventId !== null && visible.has(eventId) ? eventId : null,
    result: matchday === null || facts.finishedAt === null ? null : resultOf(matchday.result),
    confirmedFrom: confirmedFrom(facts),
    objectableUntil: objectableUntil(facts),
    signatures: (matchday?.signatures ?? []).map((one) => ({
      ...one,
      deniableUntil: deniableUntil(facts, one.side) ?? one.madeAt,
    })),
    acts: describeActs(report, names),
    measures: measures.map((one) => measureOf(one, names)),
    ownSides: [...ownSides],
    mayDecide,
  };
};

/** How often each team did not appear. */
const absencesIn = (reports: readonly GatheredReport[]): LeagueReports['absences'] => {
  const counts = new Map<number, number>();
  for (const { fixture, matchday, facts } of reports) {
    const side = absentOf(facts.acts, matchday?.absentSide ?? null);
    if (side !== null) counts.set(fixture[side], (counts.get(fixture[side]) ?? 0) + 1);
  }
  return [...counts].map(([team, count]) => ({ team, count }));
};

/** All reports of a league in the shape of the API. @param now ms since 1970 */
export const describeReports = async (
  q: Queries,
  { reports, acts }: GatheredReports,
  now: number,
): Promise<LeagueReports> => {
  const measures = measuresAmong(acts);
  const names = await findNames(q, measures);
  return {
    reports: reports.map((report) => summaryOf(report, now)),
    measures: measures.map((one) => measureOf(one, names)).toReversed(),
    absences: absencesIn(reports),
  };
};
