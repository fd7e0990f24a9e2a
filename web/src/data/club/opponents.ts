import type {
  ChangedOpponentProps,
  NewOpponentProps,
  OpponentEntity,
} from '@neundarter/contract/entities/opponent';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, type Failed, useChange } from '../api/use-change.ts';
import { teamKeys } from './teams.ts';

/** Keys of the cache. */
const opponentKeys = {
  of: (teamId: string) => ['teams', 'opponents', teamId],
  teamsByName: (name: string) => ['teams', 'by-name', name],
} as const;

/** The teams without accounts that a team has entered, by name; only its admins may read them. */
export const useOpponents = (
  teamId: string,
  { isEnabled = true } = {},
): UseQueryResult<readonly OpponentEntity[]> =>
  useQuery({
    queryKey: opponentKeys.of(teamId),
    queryFn: ({ signal }) => request('GET /teams/{id}/opponents', { params: { id: teamId }, signal }),
    enabled: isEnabled,
  });

/** Maximum number of teams found by a search; a longer name finds the others. */
const foundTeams = 6;

/** Teams of the platform whose name contains the text. */
export const useTeamsByName = (
  name: string,
  { isEnabled }: { readonly isEnabled: boolean },
): UseQueryResult<readonly TeamEntity[]> =>
  useQuery({
    queryKey: opponentKeys.teamsByName(name),
    queryFn: ({ signal }) => request('GET /teams', { query: { name, limit: foundTeams }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });

type NewOpponent = { readonly id: string; readonly props: NewOpponentProps };

/** Enters a team; a repeat with the same id changes nothing. */
export const useOpponentCreation = (teamId: string, failed: Failed): Change<NewOpponent, OpponentEntity> =>
  useChange({
    send: (body: NewOpponent) => request('POST /teams/{id}/opponents', { params: { id: teamId }, body }),
    ...kept(teamId),
    failed,
  });

type OpponentChange = { readonly id: string; readonly changedProps: ChangedOpponentProps };

/** Changes name or players of an entered team. */
export const useOpponentChange = (teamId: string, failed: Failed): Change<OpponentChange, OpponentEntity> =>
  useChange({
    send: ({ id, changedProps }: OpponentChange) =>
      request('PATCH /teams/{id}/opponents/{opponentId}', {
        params: { id: teamId, opponentId: id },
        body: { changedProps },
      }),
    ...kept(teamId),
    failed,
  });

/** Puts the answer into the list, so that it is there at once. */
const kept = (teamId: string) => ({
  keep: (answer: OpponentEntity, _: unknown, client: QueryClient) =>
    client.setQueryData<readonly OpponentEntity[]>(opponentKeys.of(teamId), (known) =>
      known === undefined ? undefined : [...known.filter(({ id }) => id !== answer.id), answer],
    ),
  stale: [opponentKeys.of(teamId), teamKeys.players(teamId, 'confirmed')],
});
