import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import type { Account } from './accounts.ts';
import { newId } from './api.ts';

/** Somebody without an account who plays several tournaments. */
export type ExternalPerson = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** People of these full names. */
export const externalPeople = (names: readonly string[]): readonly ExternalPerson[] =>
  names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { id: newId(), firstName, lastName: rest.join(' ') };
  });

type Planned = {
  readonly teamId: string;
  readonly name: string;
  readonly startsInMs?: number;
  /** `groups`: with the default groups before it; needs at least nine people. */
  readonly mode?: 'knockout' | 'groups';
};

const dataOf = (event: unknown): TournamentData => {
  const data = tournamentDataOf((event as EventEntity).props);
  if (data === null) throw new Error('This is no tournament');
  return data;
};

/** Plans a public tournament. @returns its id */
export async function planTournament(
  { api }: Account,
  { teamId, name, startsInMs = -60_000, mode = 'knockout' }: Planned,
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() + startsInMs;
  const times = { startDateTime, endDateTime: startDateTime + 10 * 60 * 60_000 };
  const props = { type: 'tournament', teamId, name, isPublic: true, ...times };
  const { config } = dataOf(await api.call('POST /events/', { id, props }));
  if (mode === 'groups') return id;
  const groupStageConfig = { ...config.groupStageConfig, hasGroupStage: false };
  const single = { ...config, tournamentMode: 'single-knockout', groupStageConfig };
  await api.call('PATCH /events/', { id, changedProps: { eventData: { config: single } } });
  return id;
}

/** Registers these people and starts a tournament. */
export async function startTournament(
  { api }: Account,
  id: string,
  people: readonly ExternalPerson[],
): Promise<void> {
  const entries = people.map((person) => ({
    id: newId(),
    participant: { type: 'single', player: { type: 'external', ...person } },
  }));
  await api.call(`POST /events/${id}/participants/batch`, { entries });
  const published = dataOf(await api.call(`PATCH /events/${id}/publish`));
  if (published.config.groupStageConfig.hasGroupStage) await api.call(`PATCH /events/${id}/groups/create`);
  await api.call(`PATCH /events/${id}/start`);
}

/** Ends all matches of a running tournament. Who stands earlier in the list wins. */
export async function finishTournament(
  { api }: Account,
  id: string,
  people: readonly ExternalPerson[],
): Promise<void> {
  for (;;) {
    const { state, participants = [] } = dataOf(await api.call(`GET /events/${id}`));
    const strengthOf = (entrant: string): number => {
      const entry = participants.find((one) => one.id === entrant)?.participant;
      return entry?.type === 'single' ? people.findIndex((person) => person.id === entry.player.id) : -1;
    };
    const ready = state?.matches.filter(({ status }) => status === 'ready') ?? [];
    if (ready.length === 0) return;
    for (const { matchId, slots } of ready) {
      const [home, away] = slots.map((slot) => (slot.kind === 'entrant' ? strengthOf(slot.entrant) : -1));
      const body = { kind: 'forfeit', winningParty: (home ?? 0) < (away ?? 0) ? 0 : 1 };
      await api.call(`POST /events/${id}/matches/${matchId}/result`, body);
    }
  }
}

/** Lets a team use tournaments; its admins read their session again. */
export const allowTournaments = ({ api }: Account, teamId: string): Promise<unknown> =>
  api.call('PATCH /teams/', { id: teamId, changedProps: { canUseTournaments: true } });
