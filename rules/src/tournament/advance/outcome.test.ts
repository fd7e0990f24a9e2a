import { describe, expect, it } from 'vitest';
import { checkout, play } from '../../../test-support/play.ts';
import { running, scheduled, single, startOfTest, value } from '../../../test-support/setups.ts';
import { enterResult } from '../../match/enter-result.ts';
import { forfeitMatch } from '../../match/forfeit.ts';
import { retireFromMatch } from '../../match/retire.ts';
import type { Match } from '../../match/types.ts';
import { eventFiguresOf } from '../../table/event-figures.ts';
import { forfeitOutcome, outcomeOf, scoreOfOutcome } from './outcome.ts';

const outcomeOfMatch = (match: Match) => {
  const figures = eventFiguresOf(match);
  if (figures === null) throw new Error('The match is not finished');
  return outcomeOf(figures);
};

describe('the outcome of a match', () => {
  it('contains the winner and the figures that decide about ranks', () => {
    const open = running({ startingScore: 101, legsToWinSet: 1 }, [single('a'), single('b')]);
    expect(outcomeOfMatch(checkout(play(open, 61, 45)))).toEqual({
      winner: 0,
      isComplete: true,
      figures: [
        expect.objectContaining({
          pointsFor: 2,
          legsWon: 1,
          legsLost: 0,
          totalScore: 101,
          totalDartsThrown: 6,
        }),
        expect.objectContaining({
          pointsFor: 0,
          legsWon: 0,
          legsLost: 1,
          totalScore: 45,
          totalDartsThrown: 3,
        }),
      ],
    });
  });

  it.each([
    [[3, 1], 0],
    [[1, 3], 1],
    [[2, 2], 'draw'],
  ] as const)('has no darts if only the result %j was entered', (legs, winner) => {
    const open = scheduled({ legMode: 'best-of', maxLegsToPlay: 4 }, [single('a'), single('b')]);
    const entered = value(enterResult(open, { score: { kind: 'legs', legs: [legs] }, at: startOfTest }));
    expect(outcomeOfMatch(entered)).toMatchObject({ winner, isComplete: false });
  });

  it('misses no darts after a retirement', () => {
    const open = play(running({ startingScore: 101 }, [single('a'), single('b')]), 61, 45);
    const given = value(retireFromMatch(open, { winningParty: 1, at: startOfTest }));
    expect(outcomeOfMatch(given)).toMatchObject({
      winner: 1,
      isComplete: true,
      figures: [
        { legsWon: 0, legsLost: 3, totalScore: 61 },
        { legsWon: 3, legsLost: 0, totalScore: 45 },
      ],
    });
  });

  it.each([
    ['legs', {}],
    ['sets', { setMode: 'first-to', setsToWin: 2 }],
  ] as const)('is the same for a forfeit with %s and for a withdrawal', (_, config) => {
    const match = scheduled(config, [single('a'), single('b')]);
    const given = value(forfeitMatch(match, { winningParty: 1, at: startOfTest }));
    const isWalkover = true;
    expect(outcomeOfMatch(given)).toEqual({ ...forfeitOutcome(match.config, 1), isWalkover });
    const both = value(forfeitMatch(match, { winningParty: null, at: startOfTest }));
    expect(outcomeOfMatch(both)).toEqual({ ...forfeitOutcome(match.config, 'nobody'), isWalkover });
  });

  it.each([
    ['legs', {}, [0, 3]],
    ['sets', { setMode: 'first-to', setsToWin: 2 }, [0, 2]],
  ] as const)('has a score in %s, also without a winner', (_, config, score) => {
    const { config: whole } = scheduled(config, [single('a'), single('b')]);
    expect(scoreOfOutcome(forfeitOutcome(whole, 1))).toEqual(score);
    expect(scoreOfOutcome(forfeitOutcome(whole, 'nobody'))).toEqual([0, 0]);
  });
});
