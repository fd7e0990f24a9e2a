import { describe, expect, it } from 'vitest';
import { checkout, play } from '../../test-support/play.ts';
import { running, scheduled, single, startOfTest, value } from '../../test-support/setups.ts';
import { forfeitMatch } from '../match/forfeit.ts';
import type { Match } from '../match/types.ts';
import { type EventFigures, eventFiguresOf } from './event-figures.ts';
import { eventStatsOf } from './event-stats.ts';
import { highFinishesOf, highscoresOf, shortLegsOf } from './highlights.ts';

const between = (id: string, home: string, away: string): Match => ({
  ...running({ startingScore: 501, legsToWinSet: 1 }, [single(home), single(away)]),
  id,
});

const figuresOf = (...matches: readonly Match[]): readonly EventFigures[] =>
  matches.flatMap((match) => eventFiguresOf(match) ?? []);

// Home finishes 141 with dart 9, 121 with dart 12, 40 with dart 12, and 100 with dart 21.
const nine = checkout(play(between('nine', 'a', 'b'), 180, 180, 180, 177));
const twelve = checkout(play(between('twelve', 'b', 'a'), 140, 180, 140, 180, 100, 0));
const twelveToo = checkout(play(between('twelve-too', 'a', 'c'), 180, 171, 180, 174, 101, 0));
const long = checkout(play(between('long', 'c', 'd'), 100, 0, 100, 0, 100, 0, 100, 0, 1, 0, 0, 0));
const given = value(forfeitMatch({ ...scheduled(), id: 'given' }, { winningParty: 0, at: startOfTest }));
const figures = figuresOf(nine, twelve, twelveToo, long, given);

describe('highlights', () => {
  it('count the highest scores of each player, the most 180s first', () => {
    const rows = highscoresOf(figures).map(({ player, oneEighties, ...counts }) => [
      player.id,
      ...Object.values(counts),
      ...(oneEighties ?? []).map(({ matchId, count }) => `${matchId} ${count}`),
    ]);
    expect(rows).toEqual([
      ['a', 6, 0, 0, 0, 'nine 2', 'twelve 2', 'twelve-too 2'],
      ['b', 1, 1, 0, 0, 'nine 1'],
      ['c', 0, 0, 1, 1],
    ]);
  });

  it('list short legs, the shortest first', () => {
    const rows = shortLegsOf(figures).map(({ player, legs }) => [
      player.id,
      ...legs.map(({ matchId, dartsThrown }) => `${matchId} ${dartsThrown}`),
    ]);
    expect(rows).toEqual([
      ['a', 'nine 9', 'twelve-too 12'],
      ['b', 'twelve 12'],
    ]);
  });

  it('list checkouts of 100 or more, the highest first', () => {
    const rows = highFinishesOf(figures).map(({ player, legs }) => [
      player.id,
      ...legs.map(({ matchId, checkoutScore }) => `${matchId} ${checkoutScore}`),
    ]);
    expect(rows).toEqual([
      ['a', 'nine 141'],
      ['b', 'twelve 121'],
      ['c', 'long 100'],
    ]);
  });

  it('are empty without a match', () => {
    expect([highscoresOf([]), shortLegsOf([]), highFinishesOf([])]).toEqual([[], [], []]);
  });
});

describe('statistics of an event', () => {
  it('add up all players, and forfeits without darts', () => {
    const { noOfMatches, noOfLegs, noOfPlayers, stats } = eventStatsOf(figures);
    expect({ noOfMatches, noOfLegs, noOfPlayers }).toEqual({ noOfMatches: 5, noOfLegs: 7, noOfPlayers: 6 });
    const losers = 357 + 360 + 345 + 0;
    expect(stats).toMatchObject({ totalScore: 4 * 501 + losers, noOf180s: 7, shortLegs: [9, 12, 12] });
    expect(stats.highFinishes).toEqual([141, 121, 100]);
  });
});
