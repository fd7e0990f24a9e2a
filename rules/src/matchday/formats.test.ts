import { describe, expect, it } from 'vitest';
import { formatBounds, formatProblems, gamesOfPositions } from './format-problems.ts';
import { builtInFormats } from './formats.ts';
import { mdslMatchday } from './mdsl-format.ts';
import { gameConfig, type MatchdayFormat, planOf, positionsOf, sides } from './plan.ts';

const named = builtInFormats.map((format) => [format.name, format] as const);
const count = (format: MatchdayFormat, kind: 'singles' | 'doubles') =>
  planOf(format).filter((game) => game.kind === kind).length;

describe('the built-in formats', () => {
  it.each(named)('%s can be played, and lets every position play equally often', (_, format) => {
    expect(formatProblems(format)).toEqual([]);
    for (const side of sides) expect(new Set(gamesOfPositions(format, side)).size).toBe(1);
  });

  it.each(named)('%s has no two singles of the same positions', (_, format) => {
    const pairings = planOf(format)
      .filter(({ kind }) => kind === 'singles')
      .map(({ seats }) => seats.join('-'));
    expect(new Set(pairings).size).toBe(pairings.length);
  });

  it.each([
    ['mdsl-matchday', 16, 4, 8, 2],
    ['doubles-last', 16, 4, 8, 2],
    ['sixteen-and-two', 16, 2, 8, 0],
    ['eight-and-four', 8, 4, 4, 2],
  ])('%s has %i singles and %i doubles, of which %i and %i are before half-time', (name, ...counts) => {
    const format = builtInFormats.find((one) => one.name === name) ?? mdslMatchday;
    const firstHalf = { ...format, rounds: format.rounds.slice(0, format.roundsBeforeHalfTime ?? 0) };
    expect([format, firstHalf].flatMap((one) => [count(one, 'singles'), count(one, 'doubles')])).toEqual(
      counts,
    );
  });

  it('have different names, and end each half of one of them with its doubles', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(4);
    const kinds = builtInFormats.map(({ rounds }) => rounds.map(({ kind }) => kind[0]).join(''));
    expect(kinds).toEqual(['dssdss', 'ssdssd', 'ssssd', 'sdsd']);
  });
});

describe('formatProblems', () => {
  const single = (board: 'home' | 'away', home: number, away: number) => ({
    board,
    home: [home],
    away: [away],
  });
  const withRound = (kind: 'singles' | 'doubles', ...games: MatchdayFormat['rounds'][number]['games']) => ({
    rounds: [...mdslMatchday.rounds, { kind, games }],
  });
  it.each<[string, Partial<MatchdayFormat>, readonly string[]]>([
    ['a round without games', withRound('singles'), ['no-game 6']],
    [
      'somebody on both boards at once',
      withRound('singles', single('home', 0, 1), single('away', 0, 2)),
      ['twice-in-round 6'],
    ],
    [
      'one of the guests twice on a board',
      withRound('singles', single('home', 0, 1), single('home', 2, 1)),
      ['twice-in-round 6'],
    ],
    ['a position that does not exist', withRound('singles', single('home', 4, 0)), ['unknown-position 6']],
    [
      'two players in a single',
      withRound('singles', { board: 'home', home: [0, 1], away: [2] }),
      ['wrong-players 6'],
    ],
    ['one player in a double', withRound('doubles', single('home', 0, 0)), ['wrong-players 6']],
    [
      'a partner of oneself',
      withRound('doubles', { board: 'home', home: [0, 0], away: [1, 2] }),
      ['twice-in-round 6'],
    ],
    [
      'too many games on a board',
      {
        positions: 9,
        ...withRound(
          'singles',
          ...positionsOf({ ...mdslMatchday, positions: 9 }).map((at) => single('home', at, at)),
        ),
      },
      ['too-many-games 6'],
    ],
    ['half-time after the last round', { roundsBeforeHalfTime: 6 }, ['half-time null']],
    ['half-time before the first round', { roundsBeforeHalfTime: 0 }, ['half-time null']],
    [
      'no leg to win',
      {
        settings: {
          ...mdslMatchday.settings,
          doubles: { startingScore: 501, checkInMode: 'single-in', legsToWin: 0 },
        },
      },
      ['settings null'],
    ],
    ['no half-time', { roundsBeforeHalfTime: null }, []],
  ])('finds %s', (_, change, expected) => {
    const found = formatProblems({ ...mdslMatchday, ...change });
    expect(found.map(({ code, round }) => `${code} ${round}`)).toEqual(expected);
  });

  it('has bounds within which every setting can be played', () => {
    const { startingScore, legsToWin } = formatBounds;
    for (const score of [startingScore.min, startingScore.max])
      for (const legs of [legsToWin.min, legsToWin.max]) {
        const settings = { startingScore: score, checkInMode: 'double-in', legsToWin: legs } as const;
        const format = { ...mdslMatchday, settings: { singles: settings, doubles: settings } };
        expect(formatProblems(format)).toEqual([]);
        expect(gameConfig(format, 'singles')).toMatchObject({ startingScore: score, legsToWinSet: legs });
      }
  });
});
