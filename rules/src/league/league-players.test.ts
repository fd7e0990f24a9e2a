import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MatchPlayer, PartyIndex, PerParty } from '../match/types.ts';
import { emptyStats } from '../stats/add-stats.ts';
import { resultFor } from '../stats/match-figures.ts';
import type { EventFigures } from '../table/event-figures.ts';
import { type PeopleParty, partyKeyOf } from '../table/party-key.ts';
import { averageOf, type LeagueGame, leaguePlayersOf, roundBestsOf } from './league-players.ts';
import { personGamesOf } from './person-games.ts';
import { rankPlayers, usualMinimum } from './rank-players.ts';

const account = (id: string): MatchPlayer => ({ type: 'registered', id, name: id });
const partyOf = (people: readonly MatchPlayer[]): PeopleParty => {
  const [one = account('?'), other] = people;
  return other === undefined ? { type: 'single', player: one } : { type: 'double', players: [one, other] };
};

type Played = {
  readonly sides: PerParty<readonly MatchPlayer[]>;
  readonly legs: PerParty<number>;
  /** Darts of everybody in each leg; 0: a game that was given. */
  readonly darts?: number;
  readonly finish?: number;
};

/** A game in which everybody scores 20 with each dart, and the first home player has the highlights. */
const gameOf = ({ sides, legs, darts = 15, finish }: Played): EventFigures => {
  const winner: PartyIndex = legs[0] > legs[1] ? 0 : 1;
  const noOfLegs = legs[0] + legs[1];
  const figures = (side: PartyIndex) => ({
    partyKey: partyKeyOf(partyOf(sides[side])),
    party: partyOf(sides[side]),
    result: resultFor(side, winner),
    setsWon: 0,
    setsLost: 0,
    legsWon: legs[side],
    legsLost: legs[side === 0 ? 1 : 0],
    stats: emptyStats,
  });
  const totalDartsThrown = darts * noOfLegs;
  const leg = { setNumber: 1, legNumber: 1, dartsThrown: darts, checkoutScore: finish ?? 0 };
  return {
    matchId: 'm',
    isForfeited: darts === 0,
    hasDarts: darts > 0,
    parties: [figures(0), figures(1)],
    people: ([0, 1] as const).flatMap((party) =>
      sides[party].map((player, at) => ({
        player,
        party,
        stats: {
          ...emptyStats,
          totalDartsThrown,
          totalScore: 20 * totalDartsThrown,
          noOf180s: party === 0 && at === 0 ? 1 : 0,
        },
        shortLegs: [],
        highFinishes: finish !== undefined && party === 0 && at === 0 ? [leg] : [],
      })),
    ),
  };
};

/** Games of a round between the teams 0 and 1. */
const inRound = (round: number, games: readonly EventFigures[]): readonly LeagueGame[] =>
  games.flatMap(personGamesOf).map((game) => ({ ...game, team: game.side, round }));

const [anna, ben, cleo, dirk] = ['anna', 'ben', 'cleo', 'dirk'].map(account) as [
  MatchPlayer,
  MatchPlayer,
  MatchPlayer,
  MatchPlayer,
];

it('counts singles and doubles apart, and the legs on which an average rests', () => {
  const games = inRound(0, [
    gameOf({ sides: [[anna], [cleo]], legs: [3, 1], finish: 121 }),
    gameOf({ sides: [[anna], [dirk]], legs: [0, 3], darts: 0 }),
    gameOf({
      sides: [
        [anna, ben],
        [cleo, dirk],
      ],
      legs: [3, 2],
    }),
  ]);
  const [first] = leaguePlayersOf(games);
  expect(first).toMatchObject({
    player: { id: 'anna' },
    team: 0,
    // 4 legs of 15 darts; the game that was given has none.
    singles: {
      played: 2,
      won: 1,
      legsWon: 3,
      legsLost: 4,
      averageLegs: 4,
      averageDarts: 60,
      highestFinish: 121,
    },
    doubles: { played: 1, won: 1, legsWon: 3, legsLost: 2, averageLegs: 5, highFinishes: 0 },
  });
  expect(averageOf(first?.singles ?? { averageScore: 0, averageDarts: 0 })).toBe(60);
});

it('takes the same name in the same team for one person without an account', () => {
  const external = (id: string): MatchPlayer => ({
    type: 'external',
    id,
    firstName: 'Ralf',
    lastName: 'Ebert',
  });
  const against = (id: string, round: number) =>
    inRound(round, [gameOf({ sides: [[external(id)], [cleo]], legs: [3, 0] })]);
  const other = inRound(2, [gameOf({ sides: [[dirk], [external('x3')]], legs: [3, 0] })]);
  const players = leaguePlayersOf([...against('x1', 0), ...against('x2', 1), ...other]);
  const figures = players
    .filter(({ player }) => player.type === 'external')
    .map(({ team, singles }) => [team, singles.played]);
  expect(figures).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

it('ranks from a minimum of games on', () => {
  const won = (winner: MatchPlayer, times: number) =>
    Array.from({ length: times }, () => gameOf({ sides: [[winner], [dirk]], legs: [3, 0] }));
  const players = leaguePlayersOf(inRound(0, [...won(anna, 4), ...won(ben, 4), ...won(cleo, 2)]));
  expect(usualMinimum(players, 'singles')).toBe(4);
  const lines = (minimum: number, order: 'won' | 'oneEighties') =>
    rankPlayers(players, { kind: 'singles', order, minimum }).map(
      ({ rank, player }) => `${rank} ${player.id}`,
    );
  expect(lines(4, 'won')).toEqual(['1 anna', '1 ben', '3 dirk', 'null cleo']);
  expect(lines(1, 'won')).toEqual(['1 anna', '1 ben', '3 cleo', '4 dirk']);
  // A count needs no minimum, and lists nobody without it.
  expect(lines(4, 'oneEighties')).toEqual(['1 anna', '1 ben', '3 cleo']);
});

it('names the best of each round, the latest first', () => {
  const evening = inRound(0, [
    gameOf({ sides: [[ben], [cleo]], legs: [3, 0], finish: 101 }),
    gameOf({ sides: [[anna], [dirk]], legs: [3, 0], finish: 140 }),
    gameOf({ sides: [[anna], [cleo]], legs: [3, 0] }),
  ]);
  const next = inRound(1, [gameOf({ sides: [[dirk], [ben]], legs: [3, 0], darts: 0 })]);
  const bests = roundBestsOf([...evening, ...next]).map(({ round, bests: of }) => [
    round,
    of.map(({ kind, player, value }) => `${kind} ${player.id} ${value}`),
  ]);
  expect(bests).toEqual([
    [1, ['oneEighties dirk 1']],
    [0, ['average ben 60', 'oneEighties anna 2', 'highFinish anna 140']],
  ]);
});

it('agrees with the games of the table: each one is one of a player of both sides, or of two in doubles', () => {
  const people = (side: string) => [0, 1, 2, 3].map((at) => account(`${side}${at}`));
  const [home, away] = [people('h'), people('g')];
  const game = fc
    .record({
      isDouble: fc.boolean(),
      home: fc.integer({ min: 0, max: 2 }),
      away: fc.integer({ min: 0, max: 2 }),
      isWon: fc.boolean(),
      lost: fc.integer({ min: 0, max: 2 }),
      darts: fc.constantFrom(0, 15),
    })
    .map(({ isDouble, isWon, lost, darts, ...at }): Played => {
      const count = isDouble ? 2 : 1;
      return {
        sides: [home.slice(at.home, at.home + count), away.slice(at.away, at.away + count)],
        legs: isWon ? [3, lost] : [lost, 3],
        darts,
      };
    });
  fc.assert(
    fc.property(fc.array(game, { maxLength: 20 }), (played) => {
      const players = leaguePlayersOf(inRound(0, played.map(gameOf)));
      const singles = played.filter(({ sides: [own] }) => own.length === 1);
      const doubles = played.filter(({ sides: [own] }) => own.length === 2);
      for (const team of [0, 1] as const) {
        const own = players.filter((one) => one.team === team);
        const sum = (kind: 'singles' | 'doubles', name: 'played' | 'won' | 'legsWon' | 'averageLegs') =>
          own.reduce((total, one) => total + one[kind][name], 0);
        const wins = (games: readonly Played[]) =>
          games.filter(({ legs }) => legs[team] > legs[team === 0 ? 1 : 0]).length;
        expect(sum('singles', 'played')).toBe(singles.length);
        expect(sum('doubles', 'played')).toBe(2 * doubles.length);
        expect(sum('singles', 'won') + sum('doubles', 'won') / 2).toBe(wins(played));
        const legs = played.reduce((total, { legs: of }) => total + of[team], 0);
        expect(sum('singles', 'legsWon') + sum('doubles', 'legsWon') / 2).toBe(legs);
        const thrown = singles.filter(({ darts }) => darts !== 0);
        expect(sum('singles', 'averageLegs')).toBe(
          thrown.reduce((total, { legs: of }) => total + of[0] + of[1], 0),
        );
      }
    }),
  );
});
