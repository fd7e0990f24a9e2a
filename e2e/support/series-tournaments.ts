import type { Account } from './accounts.ts';
import { newId } from './api.ts';
import type { Club } from './teams.ts';
import {
  addPeople,
  beginTournament,
  createDraft,
  type ExternalPerson,
  readTournament,
} from './tournaments.ts';

type Planned = {
  readonly name: string;
  readonly startsInMs?: number;
  /** `groups`: with the default groups before it; needs at least nine people. */
  readonly mode?: 'knockout' | 'groups';
};

/** Plans a public tournament. @returns its id */
export async function planTournament(
  club: Pick<Club, 'chief' | 'teamId'>,
  { name, startsInMs = -60_000, mode = 'knockout' }: Planned,
): Promise<string> {
  const id = await createDraft(club, name, { startsInMs });
  if (mode === 'groups') return id;
  const { config } = await readTournament(club.chief, id);
  const groupStageConfig = { ...config.groupStageConfig, hasGroupStage: false };
  const single = { ...config, tournamentMode: 'single-knockout', groupStageConfig };
  await club.chief.api.call('PATCH /events/', { id, changedProps: { eventData: { config: single } } });
  return id;
}

/** Registers these people and starts a planned tournament. */
export async function startPlanned(
  account: Account,
  id: string,
  people: readonly ExternalPerson[],
): Promise<void> {
  await addPeople(account, id, people);
  await account.api.call(`PATCH /events/${id}/publish`);
  await beginTournament(account, id);
}

/** Ends all matches of a running tournament. Who stands earlier in the list wins. */
export async function finishTournament(
  account: Account,
  id: string,
  people: readonly ExternalPerson[],
): Promise<void> {
  for (;;) {
    const { state, participants = [] } = await readTournament(account, id);
    const strengthOf = (entrant: string): number => {
      const entry = participants.find((one) => one.id === entrant)?.participant;
      return entry?.type === 'single' ? people.findIndex((person) => person.id === entry.player.id) : -1;
    };
    const ready = state?.matches.filter(({ status }) => status === 'ready') ?? [];
    if (ready.length === 0) return;
    for (const { matchId, slots } of ready) {
      const [home, away] = slots.map((slot) => (slot.kind === 'entrant' ? strengthOf(slot.entrant) : -1));
      const body = { kind: 'forfeit', winningParty: (home ?? 0) < (away ?? 0) ? 0 : 1 };
      await account.api.call(`POST /events/${id}/matches/${matchId}/result`, body);
    }
  }
}

/** Creates a public series with these tournaments. @returns its id */
export async function addSeries(
  { chief, teamId }: Pick<Club, 'chief' | 'teamId'>,
  { name, eventIds }: { readonly name: string; readonly eventIds: readonly string[] },
): Promise<string> {
  const id = newId();
  await chief.api.call('POST /series/', { id, props: { teamId, name, isPublic: true } });
  await chief.api.call('PATCH /series/', { id, changedProps: { addedEventIds: eventIds } });
  return id;
}
