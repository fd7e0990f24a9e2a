import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { refusal, running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { partyStatsOf, playerStatsOf, shortestLegOf } from '../stats/stats-of-match.ts';
import { summaryOf } from '../stats/summary.ts';
import { changesBetween } from './change-facts.ts';
import type { PartialMatchConfig } from './config.ts';
import { endOf, hasTurnsRecorded } from './how-it-ended.ts';
import { otherParty } from './per-party.ts';
import { movesOf, replayMatch, replayWithoutEnd } from './replay.ts';
import { retireFromMatch } from './retire.ts';
import type { Match, PartyIndex } from './types.ts';
import { undoThrow } from './undo-throw.ts';
import { legsNeeded, legsWon, setsNeeded, setsWon } from './winners.ts';

const at = startOfTest + 1;
const retire = (match: Match, winningParty: PartyIndex): Match =>
  value(retireFromMatch(match, { winningParty, at }));

const throwsOf = (match: Match) => match.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws));

describe('a retirement', () => {
  it('gives the other party the match, and leaves turns, won legs and figures as they are', () => {
    fc.assert(
      fc.property(setups, choices, fc.constantFrom<PartyIndex>(0, 1), (setup, numbers, winner) => {
        const match = playRandomly(setup, numbers);
        fc.pre(match.status === 'running');
        const given = retire(match, winner);
        const loser = otherParty(winner);
        expect(given).toMatchObject({
          status: 'finished',
          winningParty: winner,
          isForfeited: true,
          finishedAt: at,
        });
        expect([endOf(match), endOf(given)]).toEqual([null, 'retirement']);
        expect(given.config).toEqual(match.config);
        expect(throwsOf(given)).toEqual(throwsOf(match));
        expect(setsWon(given)[winner]).toBe(setsNeeded(match.config));
        expect(setsWon(given)[loser]).toBe(setsWon(match)[loser]);
        match.sets.forEach((set, index) => {
          const after = given.sets[index];
          expect(after && legsWon(after)[loser]).toBe(legsWon(set)[loser]);
        });
        expect(legsWon(given.sets.at(-1) ?? ({ legs: [] } as never))[winner]).toBe(legsNeeded(match.config));
        expect(partyStatsOf(given)).toEqual(partyStatsOf(match));
        expect(playerStatsOf(given)).toEqual(playerStatsOf(match));
        for (const party of [0, 1] as const)
          expect(shortestLegOf(given, party)).toBe(shortestLegOf(match, party));
        expect(replayMatch(setup, movesOf(given))).toEqual({ ok: true, value: given });
        expect(replayWithoutEnd(setup, movesOf(given))).toEqual({ ok: true, value: match });
      }),
    );
  });

  it.each<[string, PartialMatchConfig, readonly PartyIndex[], PartyIndex, readonly (readonly number[])[]]>([
    ['first to 3 at 1:2', { legsToWinSet: 3 }, [0, 1, 1], 0, [[3, 2]]],
    ['first to 3 at 0:0', { legsToWinSet: 3 }, [], 1, [[0, 3]]],
    ['best of 4 at 2:1', { legMode: 'best-of', maxLegsToPlay: 4 }, [0, 0, 1], 1, [[2, 3]]],
    [
      'first to 2 sets in the second set',
      { setMode: 'first-to', legConfig: { legsToWinSet: 2 } },
      [0, 1, 0, 1],
      1,
      [
        [2, 1],
        [0, 2],
        [0, 2],
      ],
    ],
    [
      'best of 4 sets at 2:1',
      { setMode: 'best-of', maxSetsToPlay: 4, legConfig: { legsToWinSet: 1 } },
      [0, 0, 1],
      1,
      [
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    ],
  ])('in %s', (_name, config, won, winner, legs) => {
    const match = winLegs(running({ ...tinyLeg, ...config }), ...won);
    expect(summaryOf(retire(match, winner))).toMatchObject({ winningParty: winner, legs });
  });

  it('in a leg near its end is no checkout', () => {
    const match = play(running({ startingScore: 201, legsToWinSet: 1 }), 161, 60);
    const [home] = partyStatsOf(retire(match, 0));
    expect(home.checkouts).toEqual(partyStatsOf(match)[0].checkouts);
    expect(home.checkouts).toMatchObject({ hits: 0, dartsFromFinishToCheckout: 0 });
  });

  it('is refused before the start and after the end', () => {
    const over = retire(running(), 0);
    for (const match of [scheduled(), over, winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0)])
      expect(refusal(retireFromMatch(match, { winningParty: 0, at }))).toBe('error.invalid-match-status');
  });

  it('is not taken back as a turn, and announces only the end', () => {
    const match = winLegs(running({ ...tinyLeg, legsToWinSet: 3 }), 0, 1);
    const given = retire(match, 1);
    expect(refusal(undoThrow(given))).toBe('error.invalid-match-status');
    expect(changesBetween(match, given)).toEqual([
      { kind: 'match-finished', winningParty: 1, end: 'retirement' },
    ]);
    expect(changesBetween(given, match)).toEqual([{ kind: 'match-score-updated' }]);
    expect(hasTurnsRecorded(given)).toBe(true);
  });
});
