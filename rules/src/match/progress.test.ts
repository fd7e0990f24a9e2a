import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { bye, scheduled, singles } from '../../test-support/setups.ts';
import { detailsOf } from '../stats/match-details.ts';
import { progressOf } from './progress.ts';

describe('the progress of a match', () => {
  it('names the player who throws, even in a scheduled match', () => {
    expect(progressOf(scheduled())).toMatchObject({
      status: 'scheduled',
      startingPlayerId: 'home',
      currentParty: 0,
      currentPlayerId: 'home',
      canSwitchPlayer: true,
      startedAt: null,
    });
    expect(progressOf(scheduled({}, [bye, singles[1]]))).toMatchObject({ startingPlayerId: null });
    expect(detailsOf(scheduled())).toEqual({ sets: [], currentSet: null, summary: null });
  });

  it('agrees with the turns of every match', () => {
    fc.assert(
      fc.property(setups, choices, (setup, chosen) => {
        const match = playRandomly(setup, chosen);
        const throws = match.sets.flatMap(({ legs }) => legs.flatMap((leg) => leg.throws));
        const [progress, details] = [progressOf(match), detailsOf(match)];
        const leg = match.sets.at(-1)?.legs.at(-1);
        expect(details.currentSet?.currentLeg).toBe(leg);
        expect(details.summary === null).toBe(match.status !== 'finished');
        expect(progress.standing.score).toEqual(leg?.remainingScores);
        if (throws[0] !== undefined) expect(progress.startingPlayerId).toBe(throws[0].playerId);
      }),
      { numRuns: 50 },
    );
  });
});
