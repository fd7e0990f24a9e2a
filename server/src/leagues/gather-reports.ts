import { type ReportAct, type ReportFacts, usualDeadlines } from '@neundarter/rules/league/report';
import { findReportedMatchdays, type ReportedMatchday } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import { deedsAmong, findActs, type StoredAct, type StoredDeed } from './act-rows.ts';
import { findFixtures, type StoredFixture } from './plan-rows.ts';
import type { StoredLeague } from './store.ts';

/** A report with everything that its rules need. */
export type GatheredReport = {
  readonly number: number;
  readonly fixture: StoredFixture;
  /** Null for a fixture without one, and for one that was deleted. */
  readonly matchday: ReportedMatchday | null;
  /** Also those that were taken back, the oldest first. */
  readonly deeds: readonly StoredAct<StoredDeed>[];
  readonly facts: ReportFacts;
};

/** The reports of some fixtures of a league, and all acts of the league. */
export type GatheredReports = {
  readonly reports: readonly GatheredReport[];
  readonly acts: readonly StoredAct[];
};

/** The acts of match day and league that count, the oldest first. */
const actsOf = (
  matchday: ReportedMatchday | null,
  deeds: readonly StoredAct<StoredDeed>[],
): readonly ReportAct[] => {
  const signed = (matchday?.signatures ?? []).map(
    ({ side, protest, madeAt }): ReportAct => ({ kind: 'signed', side, protest, at: madeAt }),
  );
  const done = deeds.flatMap(({ content, madeAt, undone }): ReportAct[] =>
    undone === null ? [{ ...content, at: madeAt }] : [],
  );
  return [...signed, ...done].toSorted((one, other) => one.at - other.at);
};

type Parts = Pick<GatheredReport, 'fixture' | 'matchday' | 'deeds'> & Pick<ReportFacts, 'deadlines'>;

const factsOf = ({ fixture, matchday, deeds, deadlines }: Parts): ReportFacts => {
  const acts = actsOf(matchday, deeds);
  const { result: entered, startDateTime } = fixture;
  if (matchday === null && entered !== null) {
    // The office has entered the result of a fixture that nobody plays here, and needs nobody to confirm it.
    const check: ReportAct = { kind: 'checked', reason: null, result: entered, at: startDateTime };
    return { finishedAt: startDateTime, result: entered, acts: [check, ...acts], deadlines };
  }
  const result = matchday === null || matchday.status === 'scheduled' ? null : matchday.result;
  return { finishedAt: matchday?.finishedAt ?? null, result, acts, deadlines };
};

/** Gathers the reports of a league. @param only number of the fixture that is wanted; missing: all of them */
export const gatherReports = async (
  q: Queries,
  { league }: { readonly league: Pick<StoredLeague, 'id' | 'deadlines'> },
  only?: number,
): Promise<GatheredReports> => {
  const acts = await findActs(q, league.id);
  const fixtures = (await findFixtures(q, league.id))
    .map((fixture, number) => ({ fixture, number }))
    .filter(({ number }) => only === undefined || number === only);
  const ids = fixtures.flatMap(({ fixture }) => fixture.eventId ?? []);
  const matchdays = new Map((await findReportedMatchdays(q, ids)).map((one) => [one.eventId, one]));
  const deadlines = league.deadlines ?? usualDeadlines;
  const reports = fixtures.map(({ fixture, number }): GatheredReport => {
    const matchday = matchdays.get(fixture.eventId ?? '') ?? null;
    const deeds = deedsAmong(acts, number);
    return {
      number,
      fixture,
      matchday,
      deeds,
      facts: factsOf({ fixture, matchday, deeds, deadlines }),
    };
  });
  return { reports, acts };
};
