import { expect, it } from 'vitest';
import { mdslMatchday } from '../matchday/mdsl-format.ts';
import { leagueTableOf, type PlayedFixture, pointsOfGames } from './league-table.ts';

/** `0-1 12:8 40:30`: teams, games, legs. */
const played = (text: string): PlayedFixture => {
  const [home = 0, away = 0, won = 0, lost = 0, legsWon = 0, legsLost = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  const games = [won, lost] as const;
  return {
    home,
    away,
    result: { games, legs: [legsWon, legsLost], points: pointsOfGames(mdslMatchday, games) },
  };
};

const ranksOf = (teams: number, ...texts: readonly string[]) =>
  leagueTableOf(teams, texts.map(played)).map(({ rank, team }) => `${rank}. ${team}`);

it('counts what home and away teams have won', () => {
  expect(leagueTableOf(3, [played('0-1 12:8 40:30'), played('2-0 10:10 36:35')])).toEqual([
    { rank: 1, team: 0, played: 2, won: 1, drawn: 1, lost: 0, games: [22, 18], legs: [75, 66], points: 3 },
    { rank: 2, team: 2, played: 1, won: 0, drawn: 1, lost: 0, games: [10, 10], legs: [36, 35], points: 1 },
    { rank: 3, team: 1, played: 1, won: 0, drawn: 0, lost: 1, games: [8, 12], legs: [30, 40], points: 0 },
  ]);
});

it.each([
  {
    by: 'the difference of games',
    texts: ['0-2 11:9 9:9', '1-3 14:6 9:9'],
    ranks: ['1. 1', '2. 0', '3. 2', '4. 3'],
  },
  { by: 'games won', texts: ['0-2 11:9 9:9', '1-3 12:10 9:9'], ranks: ['1. 1', '2. 0', '3. 3', '4. 2'] },
  {
    by: 'the difference of legs',
    texts: ['0-2 11:9 9:9', '1-3 11:9 12:9'],
    ranks: ['1. 1', '2. 0', '3. 2', '4. 3'],
  },
])('orders equal points by $by', ({ texts, ranks }) => {
  expect(ranksOf(4, ...texts)).toEqual(ranks);
});

it('asks for the direct encounter before the legs', () => {
  // 0 and 1 have two points, 20:20 games each; 1 has won against 0, and has the worse legs.
  const texts = ['1-0 11:9 30:30', '0-2 11:9 60:10', '2-1 11:9 60:10'];
  expect(ranksOf(2, ...texts)).toEqual(['1. 1', '2. 0']);
  const circle = leagueTableOf(3, texts.map(played));
  expect(circle.map(({ team }) => team)).toEqual([0, 2, 1]);
});

it('gives one place to those who are equal in everything', () => {
  expect(ranksOf(3)).toEqual(['1. 0', '1. 1', '1. 2']);
  expect(ranksOf(4, '0-1 11:9 5:5', '2-3 11:9 5:5')).toEqual(['1. 0', '1. 2', '3. 1', '3. 3']);
});

it('takes points that the office deducts, but not in the direct encounter', () => {
  const fixtures = ['0-1 11:9 30:30', '1-2 10:10 30:30', '2-0 11:9 30:30'].map(played);
  const table = leagueTableOf(3, fixtures, {
    deductions: [
      { team: 2, points: 1 },
      { team: 2, points: 2 },
    ],
  });
  expect(table.map(({ team, points, deducted = 0 }) => [team, points, deducted])).toEqual([
    [0, 2, 0],
    [1, 1, 0],
    [2, 0, 3],
  ]);
});
