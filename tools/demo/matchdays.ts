// The first team's season in the league: a match day that is over, one of this evening, and the next one.
import type { EventEntity } from '@neundarter/contract/entities/event';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { gameConfig } from '@neundarter/rules/matchday/plan';
import type { EventMoves } from '../../server/src/matches/transfer/import-moves.ts';
import { dayAt, momentOf } from './berlin-time.ts';
import type { DemoServer } from './demo-server.ts';
import type { Account, Club } from './join-club.ts';
import { endOf, type PlayedMatch, playOut } from './play-out.ts';
import { seededIds } from './seeded-ids.ts';
import { levelFor } from './skill.ts';

export type League = Pick<Club, 'accounts' | 'teamIds'> & {
  readonly server: DemoServer;
  readonly now: number;
  readonly seed: string;
  /** Signs in with the address of an account, does something and signs out again. */
  readonly visit: (email: string, work: (token: string) => Promise<unknown>) => Promise<void>;
};

const [minuteMs, hourMs] = [60_000, 60 * 60_000];
const dayMs = 24 * hourMs;
const evening = 19 * 60 + 30;
/** Days before and after today. */
const [pastDays, nextDays] = [12, 9];
/** Games of this evening that are over, and minutes since its start. */
const [gamesPlayed, minutesPlayed] = [7, 75];

const opponent = {
  name: 'DC Bulls Markheide',
  players: [
    ['Ralf', 'Ebert'],
    ['Sven', 'Kolbe'],
    ['Maik', 'Thiele'],
    ['Jörg', 'Pohl'],
    ['Dana', 'Wirth'],
  ],
} as const;

type Table = League & { readonly chance: Chance; readonly newId: () => string };

const adminOf = ({ accounts }: League, team: 'first' | 'second'): Account => {
  const admin = accounts.find(({ person }) => person.team === team && person.isTeamAdmin === true);
  if (admin === undefined) throw new Error(`The ${team} team has no admin`);
  return admin;
};

/** Six players of a team, the best ones first. */
const bestOf = ({ accounts }: League, team: 'first' | 'second'): readonly string[] =>
  accounts
    .filter(({ person }) => person.team === team)
    .toSorted((one, other) => other.person.average - one.person.average)
    .slice(0, 6)
    .map(({ playerId }) => playerId);

type Wanted = { readonly name: string; readonly startDateTime: number; readonly awayTeamId: string };

const create = async (table: Table, token: string, wanted: Wanted): Promise<string> => {
  const { server, newId, teamIds } = table;
  const { awayTeamId, ...props } = wanted;
  const location = { address: 'Lindenstraße 7', zip: '04299', city: 'Lindental' };
  const { id } = await server.call('POST /events/', {
    token,
    body: {
      id: newId(),
      props: {
        ...props,
        teamId: teamIds.first,
        type: 'mdsl-matchday',
        location,
        isPublic: true,
        endDateTime: props.startDateTime + 4 * hourMs,
        eventData: { awayTeamId },
      },
    },
  });
  return id;
};

type LineUp = { readonly id: string; readonly side: 'home' | 'away'; readonly players: readonly string[] };

const setLineUp = ({ server }: League, token: string, { id, side, players }: LineUp) =>
  server.call('PATCH /events/{id}/lineup', { params: { id }, token, body: { side, players: [...players] } });

/** Ids of the games in playing order. */
const gamesOf = ({ props: { eventData } }: EventEntity): readonly string[] =>
  (eventData?.rounds ?? []).flatMap(({ homeBoard, awayBoard }) => [...homeBoard, ...awayBoard]);

/** Games of a match day from a time on (ms since 1970). */
type Games = { readonly eventId: string; readonly gameIds: readonly string[]; readonly startAt: number };

/** Plays some games, two at a time. */
const playGames = async (table: Table, { eventId, gameIds, startAt }: Games): Promise<void> => {
  const { server, accounts, chance, newId } = table;
  const levels = new Map(
    accounts.map(({ playerId, person }) => [playerId, levelFor(person.average + person.gain)]),
  );
  const boards = [startAt, startAt];
  const played: EventMoves[] = [];
  for (const [index, id] of gameIds.entries()) {
    const { props } = await server.call('GET /matches/{id}', { params: { id } });
    if (props.parties.some((party) => playersOf(party).length === 0)) continue;
    const board = index % 2;
    const match = playOut({
      id,
      props: { parties: props.parties, config: gameConfig, timeStamp: startAt } as PlayedMatch['props'],
      startAt: (boards[board] ?? startAt) + minuteMs,
      levelOf: (playerId) => levels.get(playerId) ?? levelFor(52),
      chance,
      newId,
    });
    boards[board] = endOf(match);
    const turns = match.turns.map((newThrow) => ({ kind: 'throw', newThrow }) as const);
    const moves = [{ kind: 'start', at: match.startedAt ?? startAt } as const, ...turns];
    played.push({ eventId, matchId: id, moves });
  }
  await server.keepMoves(played);
};

const start = (server: DemoServer, token: string, id: string): Promise<EventEntity> =>
  server.call('PATCH /events/{id}/start', { params: { id }, token });

/** The match day that is over, against a team of another club, with a substitution at half-time. */
const playPast = async (table: Table, token: string): Promise<string> => {
  const { server, newId, now, teamIds } = table;
  const players = opponent.players.map(([firstName, lastName]) => ({ id: newId(), firstName, lastName }));
  const startDateTime = momentOf(dayAt(now - pastDays * dayMs), evening);
  server.setTime(startDateTime);
  const { id: awayTeamId } = await server.call('POST /teams/{id}/opponents', {
    params: { id: teamIds.first },
    token,
    body: { id: newId(), props: { name: opponent.name, players } },
  });
  const id = await create(table, token, { name: 'Spieltag 5', startDateTime, awayTeamId });
  const [one = '', ...home] = bestOf(table, 'first');
  await setLineUp(table, token, { id, side: 'home', players: [one, ...home] });
  await setLineUp(table, token, { id, side: 'away', players: players.map((player) => player.id) });
  const games = gamesOf(await start(server, token, id));
  await playGames(table, { eventId: id, gameIds: games.slice(0, 10), startAt: startDateTime });
  server.setTime(startDateTime + 2 * hourMs);
  const body = { teamId: teamIds.first, playerId: one, substitutePlayerId: home.at(-1) ?? '' };
  await server.call('POST /events/{id}/substitute', { params: { id }, token, body });
  await playGames(table, { eventId: id, gameIds: games.slice(10), startAt: startDateTime + 2 * hourMs });
  return awayTeamId;
};

/** The match day of this evening, against the own second team; some games are over. */
const playTonight = async (table: Table, token: string): Promise<void> => {
  const { server, now, teamIds } = table;
  const startDateTime = now - minutesPlayed * minuteMs;
  server.setTime(startDateTime);
  const wanted = { name: 'Spieltag 6', startDateTime, awayTeamId: teamIds.second };
  const id = await create(table, token, wanted);
  await setLineUp(table, token, { id, side: 'home', players: bestOf(table, 'first') });
  await table.visit(adminOf(table, 'second').email, (own) =>
    setLineUp(table, own, { id, side: 'away', players: bestOf(table, 'second') }),
  );
  const games = gamesOf(await start(server, token, id));
  await playGames(table, { eventId: id, gameIds: games.slice(0, gamesPlayed), startAt: startDateTime });
  server.setTime(now);
};

/** Plans the next match day; only the home team has set its line-up. */
const planNext = async (table: Table, token: string, awayTeamId: string): Promise<void> => {
  const startDateTime = momentOf(dayAt(table.now + nextDays * dayMs), evening);
  const id = await create(table, token, { name: 'Spieltag 7', startDateTime, awayTeamId });
  await setLineUp(table, token, { id, side: 'home', players: bestOf(table, 'first') });
};

/** Creates and plays the match days of the demonstration. */
export const playLeague = async (league: League): Promise<void> => {
  const seed = `league ${league.seed}`;
  const table = { ...league, chance: seededChance(seed), newId: seededIds(seed) };
  const { email } = adminOf(league, 'first');
  league.server.setTime(league.now - pastDays * dayMs);
  await league.visit(email, async (token) => {
    const awayTeamId = await playPast(table, token);
    await playTonight(table, token);
    await planNext(table, token, awayTeamId);
  });
};
