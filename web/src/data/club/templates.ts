// Tournaments with settings of other ones: templates of a team, copies, and competitions of one day.
import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxCompetitionsOfDay } from '@neundarter/contract/limits';
import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { eventKeys } from './events.ts';

const dayKey = (dayId: string) => ['events', 'of-day', dayId] as const;
const templateKeys = { ofTeam: (teamId: string) => ['templates', teamId] } as const;

/** The templates of a team, by name; only for its organisers. */
export const useTemplates = (teamId: string): UseQueryResult<readonly TournamentTemplate[]> =>
  useQuery({
    queryKey: templateKeys.ofTeam(teamId),
    queryFn: ({ signal }) =>
      request('GET /teams/{id}/tournament-templates', { params: { id: teamId }, signal }),
  });

/** Saves the settings of a tournament. */
export const useTemplateSaving = (teamId: string, failed: Failed) =>
  useChange({
    send: (body: { readonly id: string; readonly name: string; readonly eventId: string }) =>
      request('POST /tournament-templates/', { body }),
    stale: [templateKeys.ofTeam(teamId)],
    failed,
  });

export const useTemplateRenaming = (teamId: string, failed: Failed) =>
  useChange({
    send: ({ id, name }: { readonly id: string; readonly name: string }) =>
      request('PATCH /tournament-templates/{id}', { params: { id }, body: { name } }),
    stale: [templateKeys.ofTeam(teamId)],
    failed,
  });

export const useTemplateDeletion = (teamId: string, failed: Failed) =>
  useChange({
    send: (id: string) => request('DELETE /tournament-templates/{id}', { params: { id } }),
    stale: [templateKeys.ofTeam(teamId)],
    failed,
  });

/** Where a new tournament gets its settings: a template, or an earlier tournament. */
type SettingsSource = { readonly kind: 'template' | 'event'; readonly id: string };

/** The same, with the name and the start (ms since 1970) of what has the settings. */
export type KnownSettings = SettingsSource & { readonly name: string; readonly startDateTime: number };

type NewTournament = {
  readonly source: SettingsSource;
  readonly body: { readonly id: string; readonly name: string; readonly startDateTime: number };
};

/** Creates a tournament with settings that exist. */
export const useTournamentCopying = (failed: Failed) =>
  useChange({
    send: ({ source: { kind, id }, body }: NewTournament) =>
      kind === 'template'
        ? request('POST /tournament-templates/{id}/tournaments', { params: { id }, body })
        : request('POST /events/{id}/copies', { params: { id }, body }),
    stale: [eventKeys.all],
    failed,
  });

/** The competitions of a day that the viewer may see, by start and name. */
export function useCompetitions(dayId: string): Seen<readonly EventEntity[]> {
  const queryKey = dayKey(dayId);
  const query = useQuery(
    keeping<readonly EventEntity[]>(queryKey, (signal) =>
      request('GET /events', { query: { dayId, limit: maxCompetitionsOfDay }, signal }),
    ),
  );
  return useKept(queryKey, query);
}

/** Ids of the competitions of a day in which a player takes part; none without a player. */
export const useJoinedCompetitions = (dayId: string, playerId: string | null): ReadonlySet<string> => {
  const { data } = useQuery({
    queryKey: [...dayKey(dayId), 'joined', playerId],
    queryFn: ({ signal }) =>
      request('GET /events', {
        query: { dayId, participant: playerId ?? '', limit: maxCompetitionsOfDay },
        signal,
      }),
    enabled: playerId !== null,
  });
  return new Set((data ?? []).map(({ id }) => id));
};

/** Creates another competition on the day of a tournament. */
export const useCompetitionCreation = (eventId: string, failed: Failed) =>
  useChange({
    send: (body: { readonly id: string; readonly name: string }) =>
      request('POST /events/{id}/competitions', { params: { id: eventId }, body }),
    stale: [eventKeys.all],
    failed,
  });

type Belonging = { readonly id: string; readonly withEventId: string | null };

/** Lets a tournament belong to the day of another one, or to none. */
export const useDayChange = (failed: Failed) =>
  useChange({
    send: ({ id, withEventId }: Belonging) =>
      request('PATCH /events/{id}/day', { params: { id }, body: { withEventId } }),
    stale: [eventKeys.all],
    failed,
  });
