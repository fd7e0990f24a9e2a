import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { Account } from './accounts.ts';
import { newId } from './api.ts';
import { type Club, foundTeam } from './teams.ts';
import type { SharedServer } from './worlds.ts';

type Setup = TournamentData['config'];
type Mode = Setup['tournamentMode'];

export type Cup = {
  readonly name?: string;
  readonly mode: Mode;
  readonly setup?: Partial<Setup>;
  readonly groups?: Partial<Setup['groupStageConfig']['config']>;
  readonly hasThirdPlaceMatch?: boolean;
};

const hasGroupStage = (mode: Mode): boolean => mode === 'league' || mode.endsWith('with-group-stage');

/** The settings of a new tournament, with all matches of one leg from 40. */
const setupOf = (usual: Setup, { mode, setup, groups, hasThirdPlaceMatch = false }: Cup): Setup => {
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
      hasKnockoutStage: mode !== 'league',
      config: {
        rounds: Object.fromEntries(rounds) as Setup['knockoutStageConfig']['config']['rounds'],
        loserSide: { matchConfig },
        hasThirdPlaceMatch,
        thirdPlaceMatchConfig: matchConfig,
      },
    },
  };
};

/** A team that may use tournaments. */
export async function foundTournamentTeam(server: SharedServer, name: string): Promise<Club> {
  const club = await foundTeam(server, { name });
  await club.admin.api.call('PATCH /teams/', {
    id: club.teamId,
    changedProps: { canUseTournaments: true },
  });
  return club;
}

/** Announces a public tournament that begins now and takes registrations. @returns its id */
export async function createTournament(
  { chief, teamId }: Pick<Club, 'chief' | 'teamId'>,
  cup: Cup,
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() - 60_000;
  const props = {
    teamId,
    type: 'tournament',
    name: cup.name ?? 'Stadtpokal',
    isPublic: true,
    startDateTime,
    endDateTime: startDateTime + 8 * 60 * 60_000,
    location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
    description: 'Einlass ab **9 Uhr**. Startgeld 10 €, davon gehen 8 € in die Preise.',
  };
  await chief.api.call('POST /events/', { id, props });
  const { config } = await readTournament(chief, id);
  const changedProps = { eventData: { config: setupOf(config, cup) } };
  await chief.api.call('PATCH /events/', { id, changedProps });
  await chief.api.call(`PATCH /events/${id}/publish`);
  return id;
}

/** Adds confirmed external people by their full names. */
export const addEntrants = ({ api }: Account, id: string, names: readonly string[]): Promise<unknown> =>
  api.call(`POST /events/${id}/participants/batch`, {
    entries: names.map((name) => {
      const [firstName = '', ...rest] = name.split(' ');
      const player = { type: 'external', id: newId(), firstName, lastName: rest.join(' ') };
      return { id: newId(), participant: { type: 'single', player } };
    }),
  });

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
  if (hasGroupStage(cup.mode) && cup.mode !== 'league')
    await club.chief.api.call(`PATCH /events/${id}/groups/create`);
  await club.chief.api.call(`PATCH /events/${id}/start`);
  return id;
}

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
