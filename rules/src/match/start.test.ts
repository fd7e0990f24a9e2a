import { describe, expect, it } from 'vitest';
import {
  bye,
  doubles,
  refusal,
  running,
  scheduled,
  singles,
  startOfTest,
  value,
} from '../../test-support/setups.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';

describe('startMatch', () => {
  it('opens set 1 and leg 1 for the starting party', () => {
    const match = value(startMatch(scheduled({ startingScore: 301 }), { at: startOfTest }));
    expect(match).toMatchObject({ status: 'running', startedAt: startOfTest, finishedAt: null });
    expect(match.sets).toEqual([
      {
        setNumber: 1,
        startingParty: 0,
        startingPlayerId: 'home',
        isShot: false,
        winningParty: null,
        startedAt: startOfTest,
        shotAt: null,
        legs: [
          {
            legNumber: 1,
            startingParty: 0,
            startingPlayerId: 'home',
            startingScore: 301,
            throws: [],
            isShot: false,
            winningParty: null,
            shotByPlayerId: null,
            remainingScores: [301, 301],
            startedAt: startOfTest,
            shotAt: null,
          },
        ],
      },
    ]);
  });

  it('lets away throw first after a switch', () => {
    const match = value(startMatch(value(switchStartingParty(scheduled({}, doubles))), { at: startOfTest }));
    expect(match.sets[0]).toMatchObject({ startingParty: 1, startingPlayerId: 'a0' });
    expect(match.sets[0]?.legs[0]).toMatchObject({ startingParty: 1, startingPlayerId: 'a0' });
  });

  it('refuses a second start', () => {
    expect(refusal(startMatch(running(), { at: startOfTest }))).toBe('error.invalid-match-status');
  });

  it.each([
    ['a bye', bye],
    ['a placeholder by group', { type: 'tba-by-group', groupId: 'g', groupName: 'A', rank: 1 }],
    [
      'a placeholder by rank among groups',
      { type: 'tba-by-grouprank-order', rankWithinGroups: 2, rankWithinOrder: 1 },
    ],
    ['a placeholder by match', { type: 'tba-by-match', outcome: 'winner', matchName: 'QF 1' }],
  ] as const)('refuses %s on either side', (_name, party) => {
    const home = scheduled({}, [party, singles[1]]);
    const away = scheduled({}, [singles[0], party]);
    expect(refusal(startMatch(home, { at: startOfTest }))).toBe('error.parties-not-set');
    expect(refusal(startMatch(away, { at: startOfTest }))).toBe('error.parties-not-set');
  });
});
