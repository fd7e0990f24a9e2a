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
import { summaryOf } from '../stats/summary.ts';
import { changesBetween } from './change-facts.ts';
import type { PartialMatchConfig } from './config.ts';
import { forfeitMatch } from './forfeit.ts';
import { endOf } from './how-it-ended.ts';
import { movesOf, replayMatch, replayWithoutEnd } from './replay.ts';
import { standingOf } from './standing.ts';
import { switchStartingParty } from './switch.ts';
import type { PartyIndex } from './types.ts';

const at = startOfTest;
const placeholder = { type: 'tba-by-match', outcome: 'winner', matchName: 'Halbfinale 1' } as const;

describe('forfeitMatch', () => {
  it.each<[string, PartialMatchConfig, number, number]>([
    ['first to 3 legs', { legsToWinSet: 3 }, 1, 3],
    ['first to 99 legs', { legsToWinSet: 99 }, 1, 99],
    ['best of 5 legs', { legMode: 'best-of', maxLegsToPlay: 5 }, 1, 3],
    ['best of 12 legs', { legMode: 'best-of', maxLegsToPlay: 12 }, 1, 7],
    ['first to 3 sets', { setMode: 'first-to', setsToWin: 3, legConfig: { legsToWinSet: 2 } }, 3, 2],
    ['best of 5 sets', { setMode: 'best-of', maxSetsToPlay: 5, legConfig: { legsToWinSet: 4 } }, 3, 4],
    ['best of 4 sets', { setMode: 'best-of', maxSetsToPlay: 4, legConfig: { legsToWinSet: 1 } }, 3, 1],
  ])('%s', (_name, config, sets, legs) => {
    for (const winningParty of [0, 1] as const) {
      const match = value(forfeitMatch(scheduled(config), { winningParty, at }));
      const won = (count: number) => (winningParty === 0 ? [count, 0] : [0, count]);
      expect(match).toMatchObject({
        status: 'finished',
        isForfeited: true,
        winningParty,
        startedAt: null,
        finishedAt: at,
      });
      expect(summaryOf(match)).toMatchObject({
        winningParty,
        sets: won(sets),
        legs: Array.from({ length: sets }, () => won(legs)),
        partyStats: [
          { totalThrows: 0, average: 0 },
          { totalThrows: 0, average: 0 },
        ],
      });
      expect(standingOf(match)).toMatchObject({
        sets: won(sets),
        legs: won(legs),
        darts: [0, 0],
        lastScore: [null, null],
      });
      expect(standingOf(match).markers[winningParty]).toBe('win');
    }
  });

  it('marks every leg as won, without a throw or a player who checked out', () => {
    const match = value(forfeitMatch(scheduled({ legsToWinSet: 2 }, doubles), { winningParty: 1, at }));
    const expected = { isShot: true, winningParty: 1, shotByPlayerId: null, shotAt: at, throws: [] };
    expect(match.sets[0]?.legs).toMatchObject([
      { ...expected, startingPlayerId: 'h0', remainingScores: [501, 501] },
      { ...expected, startingPlayerId: 'a0', remainingScores: [501, 501] },
    ]);
  });

  it('is one move, and a switch before it is a separate move', () => {
    const switched = value(switchStartingParty(scheduled()));
    const match = value(forfeitMatch(switched, { winningParty: 1, at }));
    expect(movesOf(match)).toEqual([{ kind: 'switch' }, { kind: 'forfeit', winningParty: 1, at }]);
    expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
  });

  it('can be lost by both, without a leg', () => {
    const open = scheduled({ setMode: 'first-to', setsToWin: 2 });
    const match = value(forfeitMatch(open, { winningParty: null, at }));
    expect(match).toEqual({ ...open, status: 'finished', isForfeited: true, finishedAt: at });
    expect([endOf(open), endOf(match)]).toEqual([null, 'double-forfeit']);
    expect(summaryOf(match)).toMatchObject({ winningParty: null, sets: [0, 0], legs: [] });
    expect(standingOf(match)).toMatchObject({ sets: [0, 0], legs: [0, 0], markers: [null, null] });
    expect(movesOf(match)).toEqual([{ kind: 'forfeit', winningParty: null, at }]);
    expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
    expect(changesBetween(open, match)).toEqual([
      { kind: 'match-finished', winningParty: null, end: 'double-forfeit' },
    ]);
    const alone = scheduled({}, [singles[0], bye]);
    expect(refusal(forfeitMatch(alone, { winningParty: null, at }))).toBe('error.parties-not-set');
  });

  it('is taken back as the end of the match', () => {
    const switched = value(switchStartingParty(scheduled()));
    for (const winningParty of [0, 1, null]) {
      const match = value(forfeitMatch(switched, { winningParty: winningParty as PartyIndex | null, at }));
      expect(replayWithoutEnd(match, movesOf(match))).toEqual({ ok: true, value: switched });
      expect(changesBetween(match, switched)).toEqual([{ kind: 'match-score-updated' }]);
    }
  });

  it('is refused after the start, a second time, and without both parties', () => {
    const once = value(forfeitMatch(scheduled(), { winningParty: 0, at }));
    expect(refusal(forfeitMatch(running(), { winningParty: 0, at }))).toBe('error.invalid-match-status');
    expect(refusal(forfeitMatch(once, { winningParty: 0, at }))).toBe('error.invalid-match-status');
    const parties = [
      [bye, bye],
      [bye, singles[1]],
      [singles[0], placeholder],
      [placeholder, bye],
    ] as const;
    for (const open of parties.map((both) => scheduled({}, both)))
      expect(refusal(forfeitMatch(open, { winningParty: 0, at }))).toBe('error.parties-not-set');
  });

  it.each([
    [0, singles[0]],
    [1, singles[1]],
    [0, doubles[0]],
  ] as const)('gives party %i the match against nobody', (winningParty, party) => {
    const parties = winningParty === 0 ? ([party, bye] as const) : ([bye, party] as const);
    const match = value(forfeitMatch(scheduled({ legsToWinSet: 3 }, parties), { winningParty, at }));
    expect(match).toMatchObject({ parties, status: 'finished', isForfeited: true, winningParty });
    expect(standingOf(match).legs).toEqual(winningParty === 0 ? [3, 0] : [0, 3]);
    expect(summaryOf(match)?.legs).toEqual([winningParty === 0 ? [3, 0] : [0, 3]]);
    expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
  });
});
