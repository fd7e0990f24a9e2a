import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, firstLeg, play } from '../../test-support/play.ts';
import { running } from '../../test-support/setups.ts';
import { type NotedLeg, noteLeg, parseLeg, printLeg } from './notation.ts';
import { legDeciders } from './types.ts';

const turn = fc.record({
  score: fc.integer({ min: 0, max: 180 }),
  dartsThrown: fc.integer({ min: 1, max: 3 }),
  attemptsOnDouble: fc.integer({ min: 0, max: 3 }),
});
const points = fc.integer({ min: 2, max: 10_001 });
const leg: fc.Arbitrary<NotedLeg> = fc
  .record({
    startingScore: points,
    ofAway: fc.option(points, { nil: null }),
    startingParty: fc.constantFrom(0, 1),
    turns: fc.array(turn, { maxLength: 40 }),
    decision: fc.option(
      fc.record({ winningParty: fc.constantFrom(0, 1), by: fc.constantFrom(...legDeciders) }),
      { nil: null },
    ),
  })
  .map(({ ofAway, decision, ...noted }) => ({
    ...noted,
    ...(ofAway !== null && { startingScores: [noted.startingScore, ofAway] as const }),
    ...(decision && { decision }),
  }));

describe('the notation of a leg', () => {
  it('reads rounds, darts and attempts', () => {
    expect(parseLeg('501 | 60 100 | 45 140 | 32/2#1')).toEqual({
      ok: true,
      value: {
        startingScore: 501,
        startingParty: 0,
        turns: [
          { score: 60, dartsThrown: 3, attemptsOnDouble: 0 },
          { score: 100, dartsThrown: 3, attemptsOnDouble: 0 },
          { score: 45, dartsThrown: 3, attemptsOnDouble: 0 },
          { score: 140, dartsThrown: 3, attemptsOnDouble: 0 },
          { score: 32, dartsThrown: 2, attemptsOnDouble: 1 },
        ],
      },
    });
  });

  it('reads and writes different starts, and how the round limit decided the leg', () => {
    const match = running({ roundLimit: { rounds: 1, decision: 'lowest-rest' } });
    const line = '501 | 60 100 | away by lowest-rest';
    expect(printLeg(noteLeg(firstLeg(play(match, 60, 100))))).toBe(line);
    expect(parseLeg('501:301 away | 60 100 | home by bull')).toEqual({
      ok: true,
      value: {
        startingScore: 501,
        startingScores: [501, 301],
        startingParty: 1,
        turns: [60, 100].map((score) => ({ score, dartsThrown: 3, attemptsOnDouble: 0 })),
        decision: { winningParty: 0, by: 'bull' },
      },
    });
    expect(parseLeg('501 | 60 100 | home by luck').ok).toBe(false);
  });

  it('writes a leg of a match', () => {
    const match = checkout(play(running({ startingScore: 101 }), 60, 41, 0), { score: 60, dartsThrown: 2 });
    expect(printLeg(noteLeg(firstLeg(match)))).toBe('101 | 60 41 | 0 60/2#1');
    expect(printLeg({ startingScore: 501, startingParty: 1, turns: [] })).toBe('501 away');
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(leg, (noted) => {
        expect(parseLeg(printLeg(noted))).toEqual({ ok: true, value: noted });
      }),
    );
  });

  it('writes different spellings of a leg in the same way', () => {
    const lines = ['501 away | 60 100 | 26', '  501  away|60   100|26/3#0 ', '501 away |60/3 100#0| 26'];
    const printed = lines.map(parseLeg).map((parsed) => (parsed.ok ? printLeg(parsed.value) : parsed.error));
    expect(printed).toEqual(['501 away | 60 100 | 26', '501 away | 60 100 | 26', '501 away | 60 100 | 26']);
  });

  it.each([
    '',
    'away | 60',
    '501 home | 60',
    '501 | 60 | 100',
    '501 | 60 100 26',
    '501 | 60 |',
    '501 || 60',
    '501 | 60/4',
    '501 | 60/0',
    '501 | 60#4',
    '501 | 60#1/2',
    '501 | -60',
    '501 | x',
  ])('does not read %j', (line) => {
    expect(parseLeg(line)).toEqual({ ok: false, error: 'error.invalid-notation' });
  });
});
