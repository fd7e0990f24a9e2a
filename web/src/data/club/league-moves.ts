import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueMove, LeagueMoves, NewMoveDeed } from '@neundarter/contract/entities/league/league-move';
import { mayAnswerLeague, mayManageLeagues } from '@neundarter/rules/access/leagues';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { useIdFor } from '../api/use-id-for.ts';
import { useActor } from '../people/actor.ts';

/** Keys of the cache. */
const moveKeys = {
  of: (leagueId: string) => ['league-moves', leagueId],
  list: (leagueId: string) => ['league-moves', leagueId, 'list'],
  one: (leagueId: string, number: number) => ['league-moves', leagueId, 'one', number],
} as const;

/** The move of a fixture. */
export const useLeagueMove = (id: string, number: number): UseQueryResult<LeagueMove> =>
  useQuery({
    queryKey: moveKeys.one(id, number),
    queryFn: ({ signal }) =>
      request('GET /leagues/{id}/fixtures/{number}/move', { params: { id, number }, signal }),
  });

/** The moves of a league that wait for an answer and concern the user. @param isAsked whether the list is wanted at all */
export const useLeagueMoves = (id: string, isAsked: boolean): UseQueryResult<LeagueMoves> =>
  useQuery({
    queryKey: moveKeys.list(id),
    queryFn: ({ signal }) => request('GET /leagues/{id}/moves', { params: { id }, signal }),
    enabled: isAsked,
  });

type Teams = Pick<LeagueEntity['props'], 'teamId' | 'teams'>;

/** Whether the user moves fixtures of these teams: as admin of one of them, or for the office. */
export const useMayMove = ({ teamId, teams }: Teams): ((numbers: readonly number[]) => boolean) => {
  const actor = useActor();
  return (numbers) =>
    mayManageLeagues(actor, teamId) ||
    numbers.some((number) => {
      const team = teams[number];
      const account = team?.request === 'agreed' ? team.teamId : null;
      return account !== null && mayAnswerLeague(actor, account);
    });
};

/** Does something about moving a fixture. */
export const useMoveAct = (id: string, number: number, failed: Failed) => {
  const idFor = useIdFor();
  return useChange({
    send: (deed: NewMoveDeed) =>
      request('POST /leagues/{id}/fixtures/{number}/move-acts', {
        params: { id, number },
        body: { actId: idFor(JSON.stringify(deed)), deed },
      }),
    stale: [moveKeys.of(id), ['leagues'], ['events']],
    failed,
  });
};
