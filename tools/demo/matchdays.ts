// The first team's season in the league: a match day that is over, one of this evening, and the next one.
import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { gameConfig } from '@neundarter/rules/matchday/plan';
import type { EventMoves } from '../../server/src/matches/transfer/import-moves.ts';
import { dayFrom, momentOf } from './berlin-time.ts';
import { finalists } from './current-matches.ts';
import type { DemoServer } from './demo-server.ts';
import { adminOf, type Club } from './join-club.ts';
import { clubHome, type TeamKey } from './people.ts';
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
const evening = 19 * 60 + 30;
/** The league plays on Fridays, when there is no training: days before and after today. */
const [pastDays, nextDays] = [
  [-13, -7],
  [6, 12],
] as const;
/** Since the start of this evening's match day. */
const minutesPlayed = 75;

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

/** When the match day starts on the Friday of a week. @param days first and last day, counted from today */
const fridayIn = ({ now }: League, [first, last]: readonly [number, number]): number => {
  const week = Array.from({ length: last - first + 1 }, (_, at) => dayFrom(now, first + at));
  return momentOf(week.find(({ weekday }) => weekday === 5) ?? dayFrom(now, last), evening);
};

export type Table = League & {
  readonly chance: Chance;
  readonly newId: () => string;
  /** Average of players of other clubs; by default that of a good team. */
  readonly averageOfOthers?: number;
};

/** The players of a team who play in no other match today, the best ones first. */
const freeOf = ({ accounts }: Pick<League, 'accounts'>, team: TeamKey): readonly string[] =>
  accounts
    .filter(({ person }) => person.team === team && !finalists.includes(person))
    .toSorted((one, other) => other.person.average - one.person.average)
    .map(({ playerId }) => playerId);

const playersOfSquad = 6;

/** Six players of a team who play in no other match today, the best ones first. */
export const squadOf = (league: Pick<League, 'accounts'>, team: TeamKey): readonly string[] =>
  freeOf(league, team).slice(0, playersOfSquad);

/** The other players of the second team. */
export const reserveOf = (league: Pick<League, 'accounts'>): readonly string[] =>
  freeOf(league, 'second').slice(playersOfSquad);

type Wanted = { readonly name: string; readonly startDateTime: number; readonly awayTeamId: string };

const create = async (table: Table, token: string, wanted: Wanted): Promise<string> => {
  const { server, newId, teamIds } = table;
  const { awayTeamId, ...props } = wanted;
  const { id } = await server.call('POST /events/', {
    token,
    body: {
      id: newId(),
      props: {
        ...props,
        teamId: teamIds.first,
        type: 'mdsl-matchday',
        location: clubHome,
        isPublic: true,
        endDateTime: props.startDateTime + 4 * hourMs,
        eventData: { awayTeamId },
      },
    },
  });
  return id;
};

type LineUp = { readonly id: string; readonly side: 'home' | 'away'; readonly players: readonly string[] };

export const setLineUp = ({ server }: League, token: string, { id, side, players }: LineUp) =>
  server.call('PATCH /events/{id}/lineup', { params: { id }, token, body: { side, players: [...players] } });

type Rounds = MatchdayData['rounds'];

/** Rounds of a match day, and the time of their start and of the last turn (ms since 1970). */
type Playing = {
  readonly eventId: string;
  readonly rounds: Rounds;
  readonly startAt: number;
  readonly until: number;
};

/** One game with its moves; null if a party has no players. */
const playGame = async (table: Table, eventId: string, { id, startAt }: { id: string; startAt: number }) => {
  const { server, accounts, chance, newId, averageOfOthers = 52 } = table;
  const { props } = await server.call('GET /matches/{id}', { params: { id } });
  if (props.parties.some((party) => playersOf(party).length === 0)) return null;
  const person = (playerId: string) => accounts.find((one) => one.playerId === playerId)?.person;
  return playOut({
    id,
    props: {
      parties: props.parties,
      config: gameConfig(mdslMatchday, 'singles'),
      timeStamp: startAt,
      eventId,
    } as PlayedMatch['props'],
    startAt,
    levelOf: (playerId) => {
      const { average, gain } = person(playerId) ?? { average: averageOfOthers, gain: 0 };
      return levelFor(average + gain);
    },
    chance,
    newId,
  });
};

/** The moves of a game until a time (ms since 1970); none if it starts later. */
const movesUntil = ({ startedAt, turns }: PlayedMatch, until: number): EventMoves['moves'] => {
  const at = startedAt ?? until;
  if (at > until) return [];
  const thrown = turns.filter(({ timeStamp }) => timeStamp <= until);
  return [{ kind: 'start', at }, ...thrown.map((newThrow) => ({ kind: 'throw', newThrow }) as const)];
};

/** Plays rounds on both boards. A round starts when the one before is over; at the end, games may be in progress. */
export const playRounds = async (
  table: Table,
  { eventId, rounds, startAt, until }: Playing,
): Promise<void> => {
  const played: EventMoves[] = [];
  let roundStart = startAt;
  for (const { homeBoard, awayBoard } of rounds) {
    const ends: number[] = [roundStart];
    for (const board of [homeBoard, awayBoard]) {
      let free = roundStart;
      for (const id of board) {
        const game = await playGame(table, eventId, { id, startAt: free + minuteMs });
        if (game === null) continue;
        free = endOf(game);
        const moves = movesUntil(game, until);
        if (moves.length > 0) played.push({ eventId, matchId: id, moves });
      }
      ends.push(free);
    }
    roundStart = Math.max(...ends);
  }
  await table.server.keepMoves(played);
};

export const roundsOf = ({ props }: EventEntity): Rounds => matchdayDataOf(props)?.rounds ?? [];

export const startMatchday = (server: DemoServer, token: string, id: string): Promise<EventEntity> =>
  server.call('PATCH /events/{id}/start', { params: { id }, token });

/** The match day that is over, against a team of another club, with a substitution at half-time. */
const playPast = async (table: Table, token: string): Promise<string> => {
  const { server, newId, now, teamIds } = table;
  const players = opponent.players.map(([firstName, lastName]) => ({ id: newId(), firstName, lastName }));
  const startDateTime = fridayIn(table, pastDays);
  server.setTime(startDateTime);
  const { id: awayTeamId } = await server.call('POST /teams/{id}/opponents', {
    params: { id: teamIds.first },
    token,
    body: { id: newId(), props: { name: opponent.name, players } },
  });
  const id = await create(table, token, { name: 'Spieltag 5', startDateTime, awayTeamId });
  const [one = '', ...home] = squadOf(table, 'first');
  await setLineUp(table, token, { id, side: 'home', players: [one, ...home] });
  await setLineUp(table, token, { id, side: 'away', players: players.map((player) => player.id) });
  const rounds = roundsOf(await startMatchday(server, token, id));
  const half = { eventId: id, startAt: startDateTime, until: now };
  await playRounds(table, { ...half, rounds: rounds.slice(0, 3) });
  server.setTime(startDateTime + 2 * hourMs);
  const body = { teamId: teamIds.first, playerId: one, substitutePlayerId: home.at(-1) ?? '' };
  await server.call('POST /events/{id}/substitute', { params: { id }, token, body });
  await playRounds(table, { ...half, rounds: rounds.slice(3), startAt: startDateTime + 2 * hourMs });
  return awayTeamId;
};

/** The match day of this evening, against the own second team: some games are over, some in progress. */
const playTonight = async (table: Table, token: string): Promise<string> => {
  const { server, now, teamIds } = table;
  const startDateTime = now - minutesPlayed * minuteMs;
  server.setTime(startDateTime);
  const wanted = { name: 'Spieltag 6', startDateTime, awayTeamId: teamIds.second };
  const id = await create(table, token, wanted);
  await setLineUp(table, token, { id, side: 'home', players: squadOf(table, 'first') });
  await table.visit(adminOf(table, 'second').email, (own) =>
    setLineUp(table, own, { id, side: 'away', players: squadOf(table, 'second') }),
  );
  const rounds = roundsOf(await startMatchday(server, token, id));
  await playRounds(table, { eventId: id, rounds, startAt: startDateTime, until: now });
  server.setTime(now);
  return id;
};

/** Plans the next match day; only the home team has set its line-up. */
const planNext = async (table: Table, token: string, awayTeamId: string): Promise<void> => {
  const startDateTime = fridayIn(table, nextDays);
  const id = await create(table, token, { name: 'Spieltag 7', startDateTime, awayTeamId });
  await setLineUp(table, token, { id, side: 'home', players: squadOf(table, 'first') });
};

/** Creates and plays the match days of the demonstration; returns the id of the one of this evening. */
export const playLeague = async (league: League): Promise<string> => {
  const seed = `league ${league.seed}`;
  const table = { ...league, chance: seededChance(seed), newId: seededIds(seed) };
  const { email } = adminOf(league, 'first');
  let tonightId = '';
  league.server.setTime(fridayIn(league, pastDays));
  await league.visit(email, async (token) => {
    const awayTeamId = await playPast(table, token);
    tonightId = await playTonight(table, token);
    await planNext(table, token, awayTeamId);
  });
  return tonightId;
};
