import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import { drawsGroups, hasGroupStage, hasKnockout } from '@neundarter/rules/tournament/plan/modes';
import { type Account, readAgain } from './accounts.ts';
import { newId } from './api.ts';
import type { SharedServer } from './shared.ts';
import { type Club, foundTeam } from './teams.ts';

type Setup = TournamentData['config'];
type Mode = Setup['tournamentMode'];

type Cup = {
  readonly name?: string;
  readonly mode: Mode;
  readonly setup?: Partial<Setup>;
  readonly groups?: Partial<Setup['groupStageConfig']['config']>;
  readonly hasThirdPlaceMatch?: boolean;
  /** Whether those who are out of the groups play a second chance. */
  readonly hasSecondChance?: boolean;
};

/** The settings of a new tournament, with all matches of one leg from 40. */
const setupOf = (usual: Setup, { mode, setup, groups, ...cup }: Cup): Setup => {
  const { groupStageConfig, knockoutStageConfig } = usual;
  const matchConfig = { ...groupStageConfig.config.matchConfig, startingScore: 40, legsToWinSet: 1 };
  const rounds = Object.keys(knockoutStageConfig.config.rounds).map((round) => [round, { matchConfig }]);
  return {
    ...usual,
    minNoOfParticipants: 2,
    ...setup,
    tournamentMode: mode,
    groupStageConfig: {
      hasGroupStage: hasGroupStage(mode),
      config: { ...groupStageConfig.config, matchConfig, ...groups },
    },
    knockoutStageConfig: {
      hasKnockoutStage: hasKnockout(mode),
      config: {
        rounds: Object.fromEntries(rounds) as Setup['knockoutStageConfig']['config']['rounds'],
        loserSide: { matchConfig },
        hasThirdPlaceMatch: cup.hasThirdPlaceMatch ?? false,
        thirdPlaceMatchConfig: matchConfig,
        secondChance: cup.hasSecondChance === true ? { title: null, matchConfig } : null,
      },
    },
  };
};

/** A team that may use tournaments, whose admin is signed in since it may. */
export async function foundTournamentTeam(server: SharedServer, name: string): Promise<Club> {
  const club = await foundTeam(server, { name });
  await club.admin.api.call('PATCH /teams/', {
    id: club.teamId,
    changedProps: { canUseTournaments: true },
  });
  return { ...club, chief: await readAgain(club.chief) };
}

type Organisers = Pick<Club, 'chief' | 'teamId'>;

const hourMs = 60 * 60_000;

/** Creates a draft of a public tournament with the usual settings, by default for tomorrow. @returns its id */
export async function createDraft(
  { chief, teamId }: Organisers,
  name: string,
  { startsInMs = 24 * hourMs, ...more }: { readonly startsInMs?: number; readonly description?: string } = {},
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() + startsInMs;
  const props = {
    teamId,
    type: 'tournament',
    name,
    isPublic: true,
    startDateTime,
    endDateTime: startDateTime + 10 * hourMs,
    location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
    description: '**Startgeld** 5 Euro',
    ...more,
  };
  await chief.api.call('POST /events/', { id, props });
  return id;
}

/** Announces a public tournament that begins now and takes registrations. @returns its id */
export async function createTournament(club: Organisers, cup: Cup): Promise<string> {
  const { chief } = club;
  const id = await createDraft(club, cup.name ?? 'Stadtpokal', {
    startsInMs: -60_000,
    description: 'Einlass ab **9 Uhr**. Startgeld 10 €, davon gehen 8 € in die Preise.',
  });
  await setUp(chief, id, cup);
  await chief.api.call(`PATCH /events/${id}/publish`);
  return id;
}

/** Changes the settings of a draft; all its matches are of one leg from 40. */
export async function setUp(account: Account, id: string, cup: Cup): Promise<void> {
  const { config } = await readTournament(account, id);
  const changedProps = { eventData: { config: setupOf(config, cup) } };
  await account.api.call('PATCH /events/', { id, changedProps });
}

/** Somebody without an account, who may play several tournaments. */
export type ExternalPerson = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** New people of these full names. */
export const externalPeople = (names: readonly string[]): readonly ExternalPerson[] =>
  names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { id: newId(), firstName, lastName: rest.join(' ') };
  });

/** Adds confirmed people without an account. */
export const addPeople = (
  { api }: Account,
  id: string,
  people: readonly ExternalPerson[],
): Promise<unknown> =>
  api.call(`POST /events/${id}/participants/batch`, {
    entries: people.map((person) => ({
      id: newId(),
      participant: { type: 'single', player: { type: 'external', ...person } },
    })),
  });

/** Adds confirmed players with an account. */
export const addPlayers = ({ api }: Account, id: string, playerIds: readonly string[]): Promise<unknown> =>
  api.call(`POST /events/${id}/participants/batch`, {
    entries: playerIds.map((playerId) => ({
      id: newId(),
      participant: { type: 'single', player: { type: 'registered', id: playerId } },
    })),
  });

/** The same for new people, by their full names. */
export const addEntrants = (account: Account, id: string, names: readonly string[]): Promise<unknown> =>
  addPeople(account, id, externalPeople(names));

/** Draws the groups of a published tournament, if there are any. */
export async function drawGroups(account: Account, id: string): Promise<void> {
  const { config } = await readTournament(account, id);
  const { tournamentMode: mode } = config;
  if (drawsGroups(mode)) await account.api.call(`PATCH /events/${id}/groups/create`);
}

/** Draws the groups, if there are any, and starts a published tournament. */
export async function beginTournament(account: Account, id: string): Promise<void> {
  await drawGroups(account, id);
  await account.api.call(`PATCH /events/${id}/start`);
}

export async function readTournament({ api }: Account, id: string): Promise<TournamentData> {
  const data = tournamentDataOf(((await api.call(`GET /events/${id}`)) as EventEntity).props);
  if (data === null) throw new Error(`${id} is no tournament`);
  return data;
}

/** The matches of a started tournament in playing order. */
export const tournamentMatches = async (account: Account, id: string): Promise<readonly TournamentMatch[]> =>
  (await readTournament(account, id)).state?.matches ?? [];

const names =
  'Anna Adler, Ben Berg, Cem Celik, Dora Dorn, Eva Ernst, Finn Frank, Greta Groß, Hans Huber, Ida Immel, Jan Jung, Kira Kolb, Bartholomäus von Hohenstein-Lobeda'.split(
    ', ',
  );

/** As many different names as asked for. */
export const entrantNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => {
    const name = names[place % names.length] ?? '';
    return place < names.length ? name : `${name} ${Math.floor(place / names.length) + 1}`;
  });

/** A running tournament with this many people. @returns its id */
export async function startTournament(
  club: Pick<Club, 'chief' | 'teamId'>,
  cup: Cup,
  count: number,
): Promise<string> {
  const id = await createTournament(club, cup);
  await addEntrants(club.chief, id, entrantNames(count));
  await beginTournament(club.chief, id);
  return id;
}

/** Makes so many boards in the hall of a team: `Board 1`, `Board 2` and so on. @returns their ids, in this order */
export async function createBoards(
  { chief, teamId }: Pick<Club, 'chief' | 'teamId'>,
  count: number,
): Promise<readonly string[]> {
  const boards = Array.from({ length: count }, (_, index) => ({ id: newId(), name: `Board ${index + 1}` }));
  await chief.api.call(`POST /teams/${teamId}/boards`, { boards });
  return boards.map(({ id }) => id);
}

/** Ids of the entries in a match, home first; empty for a slot that is open or a bye. */
export const entrantsOf = (match: TournamentMatch | undefined): readonly string[] =>
  (match?.slots ?? []).map((slot) => (slot.kind === 'entrant' ? slot.entrant : ''));

/** Lets a party win a match of one leg from 40. */
export async function winMatch({ api }: Account, matchId: string, winner: 0 | 1 = 0): Promise<void> {
  await api.startMatch(matchId);
  const miss = { score: 0, attemptsOnDouble: 0 };
  const hit = { score: 40, attemptsOnDouble: 1, dartsThrown: 1 };
  await api.playTurns(matchId, winner === 0 ? [hit] : [miss, hit]);
}

/** Plays what is ready, at most so many rounds; of two the one with the smaller id wins. */
export async function playRounds(account: Account, id: string, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const ready = (await tournamentMatches(account, id)).filter(({ status }) => status === 'ready');
    if (ready.length === 0) return;
    for (const { matchId, slots } of ready)
      await winMatch(account, matchId ?? '', JSON.stringify(slots[0]) < JSON.stringify(slots[1]) ? 0 : 1);
  }
}

/**
 * Plays all matches of groups; who stands higher in the list of the group wins, so that nobody is level.
 */
export async function playGroups(account: Account, id: string): Promise<void> {
  const { stages } = await readTournament(account, id);
  const order = (stages?.group?.groups ?? []).flatMap(({ participants }) => participants);
  for (const { matchId, stage, slots } of await tournamentMatches(account, id)) {
    const [home = 0, away = 0] = slots.map((slot) =>
      slot.kind === 'entrant' ? order.indexOf(slot.entrant) : 0,
    );
    if (stage === 'group') await winMatch(account, matchId ?? '', home < away ? 0 : 1);
  }
}

/** Draws the second chance for everybody who is out. */
export async function drawSecondChance(account: Account, id: string): Promise<void> {
  const { state } = await readTournament(account, id);
  const entrants = (state?.secondChance?.out ?? []).map(({ entrant }) => entrant);
  await account.api.call(`PATCH /events/${id}/second-chance`, { entrants });
}
