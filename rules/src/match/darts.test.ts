import { describe, expect, it } from 'vitest';
import { firstLeg, newThrow, play } from '../../test-support/play.ts';
import { refusal, running, scheduled } from '../../test-support/setups.ts';
import { mayAnalyseDarts, mayDetectDarts } from '../access/match.ts';
import type { ScoringBed } from '../board/bed.ts';
import { bedCentre } from '../board/geometry.ts';
import type { ThrownDart } from '../turn/thrown-dart.ts';
import { recordThrow } from './record-throw.ts';
import { movesOf, replayMatch } from './replay.ts';

const dart = (bed: ScoringBed): ThrownDart => ({ bed, ...bedCentre(bed) });

describe('the beds of a throw that was entered dart by dart', () => {
  it('are stored with it, and still there after a replay', () => {
    const match = play(running(), { score: 66, beds: ['T20', 'S5', 'S1'] }, 26);
    expect(firstLeg(match).throws.map(({ beds }) => beds)).toEqual([['T20', 'S5', 'S1'], undefined]);
    const { id, parties, config } = scheduled();
    expect(replayMatch({ id, parties, config }, movesOf(match))).toEqual({ ok: true, value: match });
  });

  it.each([
    ['another score', { score: 60, beds: ['T20', 'S5'] }],
    ['an attempt that was not one', { score: 60, attemptsOnDouble: 1, beds: ['T20'] }],
    ['no dart', { score: 0, beds: [] }],
    ['four darts', { score: 4, beds: ['S1', 'S1', 'S1', 'S1'] }],
  ] as const)('are refused with %s', (_, turn) => {
    expect(refusal(recordThrow(running(), newThrow(running(), turn)))).toBe('error.invalid-score');
  });
});

describe('the darts of a throw', () => {
  it('are stored with it, and still there after a replay', () => {
    const match = play(running(), { score: 66, darts: [dart('T20'), dart('S5'), dart('S1')] }, 26);
    expect(firstLeg(match).throws.map(({ darts }) => darts?.map(({ bed }) => bed))).toEqual([
      ['T20', 'S5', 'S1'],
      undefined,
    ]);
    const { id, parties, config } = scheduled();
    expect(replayMatch({ id, parties, config }, movesOf(match))).toEqual({ ok: true, value: match });
  });

  it.each([
    ['another score', { score: 60, darts: [dart('T20'), dart('S5')] }],
    ['an attempt that was not one', { score: 60, attemptsOnDouble: 1, darts: [dart('T20')] }],
    ['no dart', { score: 0, darts: [] }],
  ])('are refused with %s', (_, turn) => {
    expect(refusal(recordThrow(running(), newThrow(running(), turn)))).toBe('error.invalid-score');
  });

  it('count from the first double on in a match with double-in', () => {
    const match = running({ checkInMode: 'double-in' });
    const darts = [dart('T20'), dart('D20'), dart('S5')];
    expect(refusal(recordThrow(match, newThrow(match, { score: 45, darts })))).toBe('allowed');
    expect(refusal(recordThrow(match, newThrow(match, { score: 105, darts })))).toBe('error.invalid-score');
  });
});

describe('the roles for detecting and for analysing darts', () => {
  it('are separate', () => {
    expect(mayDetectDarts({ roles: ['adrs-enabled'] })).toBe(true);
    expect(mayDetectDarts({ roles: ['admin', 'scorer-analyzer'] })).toBe(false);
    expect(mayAnalyseDarts({ roles: ['scorer-analyzer'] })).toBe(true);
    expect(mayAnalyseDarts({ roles: ['admin', 'adrs-enabled'] })).toBe(false);
  });
});
