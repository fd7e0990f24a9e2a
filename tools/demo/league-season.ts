// A league of eight clubs in the middle of its season. The second team plays in it with those who are not in its squad of this evening;
// the other seven clubs have no accounts, so the office enters the results between them. Away, a match day is under way.
import type { LeagueFixture } from '@neundarter/contract/entities/league';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { fixturesOf } from '@neundarter/rules/league/fixtures';
import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { adminOf } from './join-club.ts';
import {
  type League,
  playRounds,
  reserveOf,
  roundsOf,
  setLineUp,
  startMatchday,
  type Table,
} from './matchdays.ts';
import { teamNames } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const clubs = [
  ['DC Rote Laterne Ahlen', 58],
  ['Triple Trouble Talheim', 55],
  ['SG Eichenau Darts', 52],
  ['Flughafen Flights', 50],
  ['Kellergeister Moorbach', 47],
  ['1. DC Sonnenhalde', 45],
  ['Goldene Pfeile Buchen', 42],
] as const;
const firstNames = ['Jens', 'Uwe', 'Nadine', 'Kai', 'Olaf', 'Birte', 'Mirko'] as const;
const lastNames = ['Ahrens', 'Brock', 'Dorn', 'Ehlers', 'Falk', 'Grabow', 'Henke', 'Jahn'] as const;
const playersOfClub = 5;

/** Of their players against the second team. */
const averageOfOthers = 41;

const [minuteMs, hourMs] = [60_000, 60 * 60_000];
const weekMs = 7 * 24 * hourMs;
/** Rounds that are over; the next one is played now. */
const roundsPlayed = 6;
/** Since the start of the match day that is under way. */
const minutesPlayed = 55;

/** Eight singles and four doubles: short enough for a demonstration. */
const format = builtInFormats.find(({ name }) => name === 'eight-and-four');
const gamesOfEvening = 12;

const plan = fixturesOf({ teams: clubs.length + 1, hasReturn: true });
/** Number of the second team: one that is away in the round of now. */
const ownNumber = plan.find(({ round }) => round === roundsPlayed)?.away ?? 0;

/** Five people of a club; nobody else has the same name. @param club from 0 */
const peopleOf = (club: number, newId: () => string) =>
  Array.from({ length: playersOfClub }, (_, at) => ({
    id: newId(),
    firstName: firstNames[(club + at) % firstNames.length] ?? '',
    lastName: lastNames[(club + 2 * at) % lastNames.length] ?? '',
  }));

type Office = Table & { readonly token: string };
type Opponent = { readonly name: string; readonly players: readonly string[] };

/** Enters the clubs as opponents with their players. */
const enterClubs = async ({ server, newId, teamIds, token }: Office): Promise<readonly Opponent[]> => {
  const entered: Opponent[] = [];
  for (const [club, [name]] of clubs.entries()) {
    const players = peopleOf(club, newId);
    await server.call('POST /teams/{id}/opponents', {
      params: { id: teamIds.second },
      token,
      body: { id: newId(), props: { name, players } },
    });
    entered.push({ name, players: players.map(({ id }) => id) });
  }
  return entered;
};

/** Makes and publishes the league. @param teams in the order of their numbers; null is the own one */
const publish = async (
  { server, newId, teamIds, now, token }: Office,
  teams: readonly (Opponent | null)[],
): Promise<{ readonly id: string; readonly fixtures: readonly LeagueFixture[] }> => {
  const id = newId();
  const year = new Date(now).getFullYear();
  const own = { teamId: teamIds.second, name: teamNames.second };
  const props = { teamId: teamIds.second, name: 'Bezirksliga Lindental', season: `${year}`, isPublic: true };
  await server.call('POST /leagues/', {
    token,
    body: { id, props: { ...props, ...(format && { format }) } },
  });
  const tonight = now - minutesPlayed * minuteMs;
  const fixtures = plan.map((fixture) => ({
    ...fixture,
    startDateTime: tonight + (fixture.round - roundsPlayed) * weekMs,
  }));
  const named = teams.map((team) => (team === null ? own : { teamId: null, name: team.name }));
  await server.call('PATCH /leagues/', {
    token,
    body: { id, changedProps: { plan: { teams: named, fixtures } } },
  });
  const league = await server.call('PATCH /leagues/{id}/publish', { params: { id }, token });
  return { id, fixtures: league.props.fixtures };
};

/** A result between two clubs; the better one wins more games. */
const resultOf = (chance: Chance, difference: number) => {
  const share = 0.5 + difference / 60;
  const won = Array.from({ length: gamesOfEvening }, () => chance() < share);
  const home = won.filter(Boolean).length;
  const lost = () => Math.floor(3 * chance());
  const legs = won.map((isHome) => (isHome ? [3, lost()] : [lost(), 3]));
  const sum = (side: 0 | 1) => legs.reduce((total, one) => total + (one[side] ?? 0), 0);
  return { games: [home, gamesOfEvening - home] as const, legs: [sum(0), sum(1)] as const };
};

type Evening = { readonly fixture: LeagueFixture; readonly opponent: Opponent; readonly until: number };

/** Plays a match day of the second team until a time (ms since 1970). */
const playEvening = async (office: Office, { fixture, opponent, until }: Evening): Promise<void> => {
  const { eventId, startDateTime } = fixture;
  if (eventId === null) return;
  const { server, token } = office;
  server.setTime(startDateTime);
  const [home, away] =
    fixture.home === ownNumber
      ? [reserveOf(office), opponent.players]
      : [opponent.players, reserveOf(office)];
  await setLineUp(office, token, { id: eventId, side: 'home', players: home });
  await setLineUp(office, token, { id: eventId, side: 'away', players: away });
  const rounds = roundsOf(await startMatchday(server, token, eventId));
  await playRounds(office, { eventId, rounds, startAt: startDateTime, until });
};

const playFixtures = async (office: Office): Promise<string> => {
  const { server, chance, now, token } = office;
  const entered = await enterClubs(office);
  const teams = [...entered.slice(0, ownNumber), null, ...entered.slice(ownNumber)];
  const { id, fixtures } = await publish(office, teams);
  const strengthOf = (number: number) => clubs.find(([name]) => name === teams[number]?.name)?.[1] ?? 45;
  for (const [number, fixture] of fixtures.entries()) {
    const { round, home, away, startDateTime } = fixture;
    const opponent = teams[home === ownNumber ? away : home];
    if (round > roundsPlayed) continue;
    if (home === ownNumber || away === ownNumber) {
      if (opponent) await playEvening(office, { fixture, opponent, until: now });
    } else if (round < roundsPlayed) {
      server.setTime(startDateTime + 4 * hourMs);
      const result = resultOf(chance, strengthOf(home) - strengthOf(away));
      await server.call('PATCH /leagues/{id}/fixtures/{number}/result', {
        params: { id, number: `${number}` },
        token,
        body: { result },
      });
    }
  }
  return id;
};

/** Creates and plays the league of the demonstration; returns its id. */
export const playLeagueSeason = async (league: League): Promise<string> => {
  const seed = `season ${league.seed}`;
  const table = { ...league, chance: seededChance(seed), newId: seededIds(seed), averageOfOthers };
  let id = '';
  league.server.setTime(league.now - (roundsPlayed + 1) * weekMs);
  await league.visit(adminOf(league, 'second').email, async (token) => {
    id = await playFixtures({ ...table, token });
  });
  league.server.setTime(league.now);
  return id;
};
