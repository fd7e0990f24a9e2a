import type {
  LeagueReport,
  LeagueReports,
  NewMeasureProps,
  NewReportDeed,
} from '@neundarter/contract/entities/league/league-report';
import { mayReadReport } from '@neundarter/rules/access/leagues';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { useIdFor } from '../api/use-id-for.ts';
import { useActor } from '../people/actor.ts';

/** Keys of the cache. */
const reportKeys = {
  of: (leagueId: string) => ['league-reports', leagueId],
  list: (leagueId: string) => ['league-reports', leagueId, 'list'],
  one: (leagueId: string, number: number) => ['league-reports', leagueId, 'one', number],
} as const;

/** What else a decision of the office changes. */
const staleAfter = (leagueId: string) => [reportKeys.of(leagueId), ['leagues'], ['events']];

/** The report of a fixture. */
export const useLeagueReport = (id: string, number: number): UseQueryResult<LeagueReport> =>
  useQuery({
    queryKey: reportKeys.one(id, number),
    queryFn: ({ signal }) =>
      request('GET /leagues/{id}/fixtures/{number}/report', { params: { id, number }, signal }),
  });

/** All reports of a league, for its office. */
export const useLeagueReports = (id: string): UseQueryResult<LeagueReports> =>
  useQuery({
    queryKey: reportKeys.list(id),
    queryFn: ({ signal }) => request('GET /leagues/{id}/reports', { params: { id }, signal }),
  });

/** Whether the user may read the report of a fixture between these teams; null: without accounts. */
export const useMayReadReports = (officeId: string): ((teamIds: readonly (string | null)[]) => boolean) => {
  const actor = useActor();
  return (teamIds) => mayReadReport(actor, { officeId, teamIds: teamIds.flatMap((id) => id ?? []) });
};

/** Adds something to the report of a fixture. */
export const useReportAct = (id: string, number: number, failed: Failed) => {
  const idFor = useIdFor();
  return useChange({
    send: (deed: NewReportDeed) =>
      request('POST /leagues/{id}/fixtures/{number}/acts', {
        params: { id, number },
        body: { actId: idFor(JSON.stringify(deed)), deed },
      }),
    stale: staleAfter(id),
    failed,
  });
};

/** Records a measure of the office. */
export const useNewMeasure = (id: string, failed: Failed) => {
  const idFor = useIdFor();
  return useChange({
    send: (props: NewMeasureProps) =>
      request('POST /leagues/{id}/measures', {
        params: { id },
        body: { actId: idFor(JSON.stringify(props)), props },
      }),
    stale: staleAfter(id),
    failed,
  });
};

/** Takes back what was said, decided or recorded. */
export const useLeagueActUndo = (id: string, actId: string, failed: Failed) =>
  useChange({
    send: (reason: string) =>
      request('PATCH /leagues/{id}/acts/{actId}/undo', { params: { id, actId }, body: { reason } }),
    stale: staleAfter(id),
    failed,
  });
