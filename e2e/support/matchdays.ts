import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { Account } from './accounts.ts';
import { newId } from './api.ts';
import { checkout, scores } from './matches.ts';
import type { SharedServer } from './shared.ts';
import { type Club, foundTeam } from './teams.ts';

type Side = 'home' | 'away';

/** A team of a matchday with five players: the member of the club, and four without an account. */
type SideOfMatchday = Club & {
  readonly name: string;
  /** Ids in the order of the names. */
  readonly players: readonly string[];
};

export type MatchdayTeams = { readonly home: SideOfMatchday; readonly away: SideOfMatchday };

/** Full names of the players without an account. */
export const playerNames = {
  home: ['Anna Adler', 'Ben Berg', 'Cem Celik', 'Dora Dorn', 'Eva Ernst'],
  away: ['Rita Ring', 'Timo Tor', 'Ulf Ufer', 'Kat Kehl', 'Leo Lang'],
} as const satisfies { readonly [side in Side]: readonly string[] };

/** Two teams with their admins and players. */
export async function foundSides(
  server: SharedServer,
  names: readonly [string, string],
): Promise<MatchdayTeams> {
  const homeClub = await foundTeam(server, { name: names[0] });
  const awayClub = await foundTeam(server, { name: names[1], admin: homeClub.admin });
  return {
    home: { ...homeClub, name: names[0], players: await addPlayers(homeClub, playerNames.home) },
    away: { ...awayClub, name: names[1], players: await addPlayers(awayClub, playerNames.away) },
  };
}

const addPlayers = ({ chief, teamId }: Club, names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(
    names.map(async (name) => {
      const id = newId();
      const [firstName, lastName] = name.split(' ');
      await chief.api.call('POST /players/', { id, props: { firstName, lastName } });
      await chief.api.call(`POST /teams/${teamId}/players`, { playerId: id });
      return id;
    }),
  );

/** Announces a public matchday that begins now, which one of the teams enters. @returns its id */
export async function createMatchday(
  { home, away }: MatchdayTeams,
  name = 'Spieltag 3',
  ownerSide: Side = 'home',
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() - 60_000;
  const times = { startDateTime, endDateTime: startDateTime + 4 * 60 * 60_000 };
  const owner = ownerSide === 'home' ? home : away;
  const eventData = ownerSide === 'home' ? { awayTeamId: away.teamId } : { homeTeamId: home.teamId };
  const props = { teamId: owner.teamId, type: 'mdsl-matchday', name, isPublic: true, ...times, eventData };
  await owner.chief.api.call('POST /events/', { id, props });
  return id;
}

/**
 * A match day of the first team against a team without accounts, `Tigers`, at home or away.
 * @returns its id, and the teams as they are on it
 */
export async function createAgainstExternals(
  { home, away }: MatchdayTeams,
  name: string,
  ownerSide: Side = 'home',
): Promise<{ readonly eventId: string; readonly teams: MatchdayTeams }> {
  const id = newId();
  const players = playerNames.away.map((player) => {
    const [firstName, lastName] = player.split(' ');
    return { id: newId(), firstName, lastName };
  });
  const props = { name: 'Tigers', players };
  await home.chief.api.call(`POST /teams/${home.teamId}/opponents`, { id, props });
  const guests = { ...away, teamId: id, players: players.map((player) => player.id) };
  const teams = ownerSide === 'home' ? { home, away: guests } : { home: guests, away: home };
  return { eventId: await createMatchday(teams, name, ownerSide), teams };
}

/** Sets the line-up of a side over the API: all five players in their order. */
export const setLineUp = (
  eventId: string,
  side: Side,
  { chief, players }: SideOfMatchday,
): Promise<unknown> => chief.api.call(`PATCH /events/${eventId}/lineup`, { side, players });

/** A running matchday with all five players on both line-ups. @returns its id */
export async function startMatchday(teams: MatchdayTeams, name?: string): Promise<string> {
  const id = await createMatchday(teams, name);
  await setLineUp(id, 'home', teams.home);
  await setLineUp(id, 'away', teams.away);
  await teams.home.chief.api.call(`PATCH /events/${id}/start`);
  return id;
}

export async function readMatchday({ api }: Account, eventId: string): Promise<MatchdayData> {
  const { props } = (await api.call(`GET /events/${eventId}`)) as EventEntity;
  const data = matchdayDataOf(props);
  if (data === null) throw new Error('not a matchday');
  return data;
}

/** Ids of the games in playing order. */
export const gameIds = async (by: Account, eventId: string): Promise<readonly string[]> =>
  (await readMatchday(by, eventId)).rounds.flatMap(({ homeBoard, awayBoard }) => [
    ...homeBoard,
    ...awayBoard,
  ]);

/** Turns of a leg that whoever begins wins in nine or twelve darts. */
const fastLeg = [...scores(180, 60, 180, 85), checkout(141)];
/** Turns of a leg that whoever does not begin wins. */
const brokenLeg = [...scores(60, 180, 100, 140, 45, 100), ...scores(26), checkout(81)];

/** Plays legs of a game that home begins, so that the game ends, or is a leg away from its end. */
export const playLegs = ({ api }: Account, gameId: string, winners: readonly (0 | 1)[]): Promise<void> =>
  winners.reduce(async (before, winner, leg) => {
    await before;
    if (leg === 0) await api.startMatch(gameId);
    // The sides begin in turn.
    await api.playTurns(gameId, winner === leg % 2 ? fastLeg : brokenLeg);
  }, Promise.resolve());

/** Gives games to one side over the API. */
export const giveGames = async (
  { api }: Account,
  ids: readonly string[],
  winningParty: (place: number) => 0 | 1,
): Promise<void> => {
  for (const [place, id] of ids.entries())
    await api.call(`PATCH /matches/${id}/forfeit`, { winningParty: winningParty(place) });
};
