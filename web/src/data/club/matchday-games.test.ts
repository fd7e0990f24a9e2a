import { describe, expect, it } from 'vitest';
import { matchdayData, matchdayGames } from '../../test/matchdays.ts';
import { scoreUpdate, standingWith } from '../../test/standings.ts';
import { gamesAfterEnd, gamesAfterScore } from './matchday-games.ts';

const running = { status: 'running', standing: standingWith(501), revision: 3 } as const;
const games = matchdayGames(matchdayData({ status: 'running' }), { 2: running });
const update = (revision: number, change: 'start' | 'throw' | 'undo' | 'forfeit' = 'throw') =>
  scoreUpdate(revision, 441, { matchId: 'game2', change });
const end = (revision: number) =>
  ({ matchId: 'game2', eventId: 'matchday1', revision, winningParty: 1 }) as const;

describe('a live event of a game', () => {
  it('changes the score of its game', () => {
    const after = gamesAfterScore(games, update(4));
    expect(after?.[2]?.props).toMatchObject({
      status: 'running',
      revision: 4,
      standing: { score: [441, 501] },
    });
    expect(after?.filter((game, number) => game !== games[number])).toHaveLength(1);
  });

  it('begins a game', () => {
    const begun = scoreUpdate(2, 501, { matchId: 'game5', change: 'start' });
    expect(gamesAfterScore(games, begun)?.[5]?.props.status).toBe('running');
  });

  it('changes nothing if it is known already', () => {
    expect(gamesAfterScore(games, update(3))).toBe(games);
  });

  it.each([
    ['an event was missed', update(5)],
    ['a game was given to one side', update(4, 'forfeit')],
    ['the game is unknown', scoreUpdate(4, 441, { matchId: 'other' })],
  ])('makes the app read the games again if %s', (_, event) => {
    expect(gamesAfterScore(games, event)).toBeNull();
  });

  it('ends a game whose last turn is known', () => {
    const told = gamesAfterScore(games, update(4)) ?? [];
    expect(gamesAfterEnd(told, end(4), 1000)?.[2]?.props).toMatchObject({
      status: 'finished',
      winningParty: 1,
      finishedAt: 1000,
    });
    expect(gamesAfterEnd(games, end(4), 1000)).toBeNull();
  });

  it('makes the app read a finished game that was reopened', () => {
    const over = gamesAfterEnd(games, end(3), 1000) ?? [];
    expect(gamesAfterScore(over, update(4, 'undo'))).toBeNull();
  });
});
