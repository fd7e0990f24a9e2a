import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { describe, expect, it } from 'vitest';
import { finishedGame, lineUp, matchdayData, matchdayGames, openLineUp } from '../../../test/matchdays.ts';
import { statusOfGame } from './game-status.tsx';
import { gameViews, presentRound, resultNow, roundViews } from './game-views.ts';
import { benchOf, heldPositions } from './line-up-people.ts';
import { openGamesOf } from './open-games.ts';
import { pairChoices, pairsByRound } from './pair-choices.ts';

const data = matchdayData({ status: 'running' });
const roundOne = { 0: finishedGame([3, 1]), 1: finishedGame([0, 3]) };
const viewsOf = (changes: Parameters<typeof matchdayGames>[1] = {}) =>
  gameViews(data, matchdayGames(data, changes));

describe('the games of a matchday', () => {
  it('have the players of the line-ups before the start', () => {
    const names = gameViews(matchdayData(), []).map((game) => game.names);
    expect(names[0]).toEqual(['Anna Heim & Ben Heim', 'Rita Gast & Timo Gast']);
    expect(names[2]).toEqual(['Anna Heim', 'Rita Gast']);
    expect(names).toHaveLength(20);
  });

  it('show positions as long as a line-up is not visible', () => {
    const hidden = gameViews(matchdayData({ awayLineup: openLineUp('away') }), []);
    expect(hidden[2]?.names).toEqual(['Anna Heim', 'Position 1']);
  });

  it('show that a position is empty', () => {
    const three = matchdayData({ homeLineup: lineUp('home', { players: ['anna', null, 'cem', 'dora'] }) });
    const games = gameViews(three, []);
    expect(games[3]?.names).toEqual(['nicht besetzt', 'Timo Gast']);
    expect(games[0]?.names[0]).toBe('nicht besetzt');
    expect(games[2]?.names[0]).toBe('Anna Heim');
  });

  it('have their players even if the matches come in any order', () => {
    const games = gameViews(data, matchdayGames(data).toReversed());
    expect(games.map(({ match }) => match?.id)).toEqual([...Array(20).keys()].map((one) => `game${one}`));
  });

  it('are ready in the present round, and planned in the next ones', () => {
    const games = viewsOf(roundOne);
    const present = presentRound(roundViews(games));
    expect(present).toBe(1);
    expect(games.map((game) => statusOfGame(game, present)).slice(0, 8)).toEqual([
      'over',
      'over',
      'ready',
      'ready',
      'ready',
      'ready',
      'planned',
      'planned',
    ]);
  });

  it('say how they ended, if not with a last turn', () => {
    const ended = finishedGame([3, 1]);
    const games = viewsOf({
      0: ended,
      1: { ...ended, startedAt: null },
      2: { ...ended, startedAt: null, isForfeited: true },
      3: { ...ended, isForfeited: true },
    });
    expect(games.slice(0, 4).map((game) => statusOfGame(game, null))).toEqual([
      'over',
      'paper',
      'forfeited',
      'retired',
    ]);
  });

  it('count for the result as soon as they are over', () => {
    expect(resultNow(data, viewsOf(roundOne))).toMatchObject({ games: [1, 1], legs: [3, 4] });
    expect(resultNow(data, gameViews(data, []))).toEqual(data.result);
  });
});

describe('a line-up after substitutions', () => {
  const changed = lineUp('home', {
    substitutions: [{ playerId: 'ben', substitutePlayerId: 'eva', timeStamp: 1 }],
  });

  it('has the substitute on the position and no longer on the bench', () => {
    expect(heldPositions(mdslMatchday, changed)[1]).toEqual({
      position: 1,
      playerId: 'eva',
      earlier: ['ben'],
    });
    expect(benchOf(mdslMatchday, changed)).toEqual([]);
    expect(benchOf(mdslMatchday, lineUp('home'))).toEqual(['eva']);
  });

  it('counts from the first game of the player that has not begun', () => {
    const open = openGamesOf(viewsOf(roundOne), 0, 'ben');
    expect(open[0]?.plan).toMatchObject({ number: 3, round: 1 });
    expect(open).toHaveLength(5);
  });
});

describe('the pairs of a doubles round', () => {
  it('can be chosen in six ways, each player once', () => {
    const choices = pairChoices(['anna', 'ben', 'cem', 'dora']);
    expect(new Set(choices.map((one) => JSON.stringify(one))).size).toBe(6);
    for (const [first, second] of choices) expect(new Set([...first, ...second]).size).toBe(4);
  });

  it('stay once a game of the round has begun', () => {
    const rounds = pairsByRound({
      format: mdslMatchday,
      side: 'home',
      lineUp: data.homeLineup,
      games: viewsOf(roundOne),
    });
    expect(rounds).toMatchObject([
      {
        round: 0,
        pairs: [
          ['anna', 'ben'],
          ['cem', 'dora'],
        ],
        isFixed: true,
      },
      {
        round: 3,
        pairs: [
          ['anna', 'ben'],
          ['cem', 'dora'],
        ],
        isFixed: false,
      },
    ]);
  });
});
