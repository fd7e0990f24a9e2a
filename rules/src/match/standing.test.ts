import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { bye, doubles, running, scheduled, singles, value } from '../../test-support/setups.ts';
import { partyStatsOf } from '../stats/stats-of-match.ts';
import { standingOf } from './standing.ts';
import { switchStartingParty } from './switch.ts';
import type { Match } from './types.ts';
import { undoThrow } from './undo-throw.ts';

describe('standingOf', () => {
  it('shows the starting score of a scheduled match', () => {
    expect(standingOf(scheduled({ startingScore: 301 }))).toEqual({
      score: [301, 301],
      markers: [null, null],
      lastScore: [null, null],
      sets: [0, 0],
      legs: [0, 0],
      darts: [0, 0],
      matchAverages: [0, 0],
      currentParty: 0,
      currentPlayerId: 'home',
      startingParty: 0,
      status: 'scheduled',
    });
  });

  it('has no player for a bye', () => {
    expect(standingOf(scheduled({}, [bye, singles[1]]))).toMatchObject({
      currentParty: 0,
      currentPlayerId: null,
    });
  });

  it('shows scores, averages and the next player of a running match', () => {
    const match = play(running({}, doubles), 140, 100, 60);
    expect(standingOf(match)).toEqual({
      score: [301, 401],
      markers: [null, null],
      lastScore: [60, 100],
      sets: [0, 0],
      legs: [0, 0],
      darts: [6, 3],
      matchAverages: [100, 100],
      currentParty: 1,
      currentPlayerId: 'a1',
      startingParty: 0,
      status: 'running',
    });
  });

  it('shows "check" from a checkout to the next throw, and the last scores of the leg before', () => {
    const shot = checkout(play(running({ startingScore: 101 }), 60, 26), { dartsThrown: 2 });
    expect(standingOf(shot)).toMatchObject({
      score: [101, 101],
      markers: ['check', null],
      lastScore: [41, 26],
      legs: [1, 0],
      darts: [0, 0],
      matchAverages: [(101 * 3) / 5, 26],
      currentParty: 1,
      startingParty: 1,
    });
    expect(standingOf(play(shot, 45))).toMatchObject({
      markers: [null, null],
      lastScore: [41, 45],
      darts: [0, 3],
    });
  });

  it('shows "check" after the end of a set, with the legs of the new set', () => {
    const match = winLegs(running({ ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } }), 1, 1);
    expect(standingOf(match)).toMatchObject({
      markers: [null, 'check'],
      sets: [0, 1],
      legs: [0, 0],
      startingParty: 1,
    });
  });

  it('shows the winner, and the opponent with the points left', () => {
    const match = checkout(play(running({ ...tinyLeg, legsToWinSet: 1 }), 10, 0));
    expect(standingOf(match)).toMatchObject({
      score: [0, 40],
      markers: ['win', null],
      sets: [1, 0],
      legs: [1, 0],
      currentParty: 0,
      status: 'finished',
    });
  });

  it('shows a draw on both sides', () => {
    const match = winLegs(running({ ...tinyLeg, legMode: 'best-of', maxLegsToPlay: 2 }), 0, 1);
    expect(standingOf(match)).toMatchObject({ markers: ['draw', 'draw'], sets: [0, 0], legs: [1, 1] });
  });

  it('has no markers after an undo', () => {
    const match = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0);
    expect(standingOf(value(undoThrow(match)))).toMatchObject({
      markers: [null, null],
      legs: [0, 0],
      currentParty: 0,
    });
  });

  it('shows the new starter after a switch', () => {
    const switched = value(switchStartingParty(running()));
    expect(standingOf(switched)).toMatchObject({
      currentParty: 1,
      currentPlayerId: 'away',
      startingParty: 1,
    });
  });

  it('does not depend on earlier computations', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playRandomly(from, numbers, standingOf);
        const copy = JSON.parse(JSON.stringify(match)) as Match;
        expect(standingOf(match)).toEqual(standingOf(copy));
        expect(standingOf(match).matchAverages).toEqual(partyStatsOf(copy).map((stats) => stats.average));
      }),
    );
  });
});
