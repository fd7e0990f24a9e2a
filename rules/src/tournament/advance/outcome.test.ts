import { describe, expect, it } from 'vitest';
import { figuresOfResult, guestParty } from '../../../test-support/event-figures.ts';
import { checkout, play } from '../../../test-support/play.ts';
import { running, scheduled, single, startOfTest, value } from '../../../test-support/setups.ts';
import { forfeitMatch } from '../../match/forfeit.ts';
import type { Match } from '../../match/types.ts';
import { eventFiguresOf } from '../table/event-figures.ts';
import { forfeitOutcome, outcomeOf } from './outcome.ts';

const outcomeOfMatch = (match: Match) => {
  const figures = eventFiguresOf(match);
  if (figures === null) throw new Error('The match is not finished');
  return outcomeOf(figures);
};

describe('the outcome of a match', () => {
  it('has the winner and what decides about ranks', () => {
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
  ] as const)('of a result from paper of %j is not complete', (legs, winner) => {
    const figures = figuresOfResult({ parties: [guestParty('a'), guestParty('b')], legs });
    expect(outcomeOf(figures)).toMatchObject({ winner, isComplete: false });
  });

  it.each([
    ['legs', {}],
    ['sets', { setMode: 'first-to', setsToWin: 2 }],
  ] as const)('of a forfeit with %s is what the tournament computes for a withdrawal', (_, config) => {
    const match = scheduled(config, [single('a'), single('b')]);
    const given = value(forfeitMatch(match, { winningParty: 1, at: startOfTest }));
    expect(forfeitOutcome(match.config, 1)).toEqual(outcomeOfMatch(given));
    const both: Match = { ...match, status: 'finished', isForfeited: true };
    expect(forfeitOutcome(match.config, 'nobody')).toEqual(outcomeOfMatch(both));
  });
});
