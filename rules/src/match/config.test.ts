import { describe, expect, it } from 'vitest';
import type { CheckInMode } from '../turn/check-in-mode.ts';
import {
  type ConfigProblemCode,
  completeConfig,
  type DrawPolicy,
  defaultMatchConfig,
  isPossibleHandicap,
  mergeConfig,
  type PartialMatchConfig,
  validateConfig,
} from './config.ts';
import type { RoundLimit } from './types.ts';

describe('completeConfig', () => {
  it('fills missing settings with the defaults', () => {
    expect(completeConfig()).toEqual(defaultMatchConfig);
    const config = completeConfig({ startingScore: 301, legConfig: { legsToWinSet: 5 } });
    expect(config).toEqual({
      ...defaultMatchConfig,
      startingScore: 301,
      legConfig: { legMode: 'first-to', legsToWinSet: 5 },
    });
  });

  it('defaults to 501, first to 3 legs, single-in, bull-out on', () => {
    expect(defaultMatchConfig).toMatchObject({
      startingScore: 501,
      setMode: 'single-set',
      legMode: 'first-to',
      legsToWinSet: 3,
      checkInMode: 'single-in',
      bullOutForDecider: true,
    });
  });
});

type Expectation = readonly (readonly [string, ConfigProblemCode])[];

describe('validateConfig', () => {
  it.each<[string, PartialMatchConfig, Expectation]>([
    ['the defaults', {}, []],
    ['start 1', { startingScore: 1 }, [['startingScore', 'out-of-range']]],
    ['start 2', { startingScore: 2 }, []],
    [
      'start 3, double-in',
      { startingScore: 3, checkInMode: 'double-in' },
      [['startingScore', 'out-of-range']],
    ],
    ['start 10001', { startingScore: 10_001 }, []],
    ['start 10002', { startingScore: 10_002 }, [['startingScore', 'out-of-range']]],
    ['start 501.5', { startingScore: 501.5 }, [['startingScore', 'out-of-range']]],
    ['a start that is not a number', { startingScore: Number.NaN }, [['startingScore', 'out-of-range']]],
    ['0 legs', { legsToWinSet: 0 }, [['legsToWinSet', 'out-of-range']]],
    ['99 legs', { legsToWinSet: 99 }, []],
    ['100 legs', { legsToWinSet: 100 }, [['legsToWinSet', 'out-of-range']]],
    ['best of 0', { legMode: 'best-of', maxLegsToPlay: 0 }, [['maxLegsToPlay', 'out-of-range']]],
    ['best of 12', { legMode: 'best-of', maxLegsToPlay: 12 }, []],
    ['best of 197', { legMode: 'best-of', maxLegsToPlay: 197 }, []],
    ['best of 198', { legMode: 'best-of', maxLegsToPlay: 198 }, [['maxLegsToPlay', 'out-of-range']]],
    ['settings that a single set does not use', { setsToWin: 0, maxSetsToPlay: 0, maxLegsToPlay: 0 }, []],
    ['1 set', { setMode: 'first-to', setsToWin: 1 }, [['setsToWin', 'more-than-one-set-needed']]],
    ['0 sets', { setMode: 'first-to', setsToWin: 0 }, [['setsToWin', 'out-of-range']]],
    ['99 sets', { setMode: 'first-to', setsToWin: 99 }, []],
    [
      'best of 1 set',
      { setMode: 'best-of', maxSetsToPlay: 1 },
      [['maxSetsToPlay', 'more-than-one-set-needed']],
    ],
    ['best of 198 sets', { setMode: 'best-of', maxSetsToPlay: 198 }, [['maxSetsToPlay', 'out-of-range']]],
    [
      '0 legs within sets',
      { setMode: 'best-of', legConfig: { legsToWinSet: 0 } },
      [['legConfig.legsToWinSet', 'out-of-range']],
    ],
    [
      'two things at once',
      { startingScore: 0, setMode: 'first-to', setsToWin: 1 },
      [
        ['startingScore', 'out-of-range'],
        ['setsToWin', 'more-than-one-set-needed'],
      ],
    ],
  ])('%s', (_name, partial, expected) => {
    const problems = validateConfig(completeConfig(partial));
    expect(problems.map(({ field, code }) => [field, code])).toEqual(expected);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 3],
    [6, 4],
  ])('best of %i legs within sets is first to %i', (legs, legsToWinSet) => {
    const sent: PartialMatchConfig = {
      setMode: 'first-to',
      legConfig: { legMode: 'best-of', legsToWinSet: legs },
    };
    const config = completeConfig(sent);
    expect(config.legConfig).toEqual({ legMode: 'first-to', legsToWinSet });
    expect(validateConfig(config)).toEqual([]);
    expect(mergeConfig(defaultMatchConfig, sent)).toEqual(config);
    const { setMode: _, ...single } = sent;
    expect(completeConfig(single).legConfig).toEqual(sent.legConfig);
  });

  it('reports best-of legs within sets that nobody has converted', () => {
    const legConfig = { legMode: 'best-of', legsToWinSet: 3 } as const;
    expect(validateConfig({ ...defaultMatchConfig, setMode: 'first-to', legConfig })).toEqual([
      { field: 'legConfig.legMode', code: 'legs-in-sets-must-be-first-to' },
    ]);
  });

  it('reports unknown modes', () => {
    const unknown = { ...defaultMatchConfig, legMode: 'most-of' } as unknown as typeof defaultMatchConfig;
    expect(validateConfig(unknown)).toContainEqual({ field: 'legMode', code: 'unknown-mode' });
  });

  it.each([
    { limit: { rounds: 1, decision: 'bull' }, expected: [] },
    { limit: { rounds: 99, decision: 'lowest-rest' }, expected: [] },
    { limit: { rounds: 0, decision: 'bull' }, expected: [['roundLimit.rounds', 'out-of-range']] },
    { limit: { rounds: 100, decision: 'bull' }, expected: [['roundLimit.rounds', 'out-of-range']] },
    { limit: { rounds: 1.5, decision: 'bull' }, expected: [['roundLimit.rounds', 'out-of-range']] },
    { limit: { rounds: 15, decision: 'coin' }, expected: [['roundLimit.decision', 'unknown-mode']] },
  ])('the round limit $limit: $expected', ({ limit, expected }) => {
    const problems = validateConfig({ ...defaultMatchConfig, roundLimit: limit as RoundLimit });
    expect(problems.map(({ field, code }) => [field, code])).toEqual(expected);
  });

  it('keeps a round limit that is not sent, and loses it by null', () => {
    const limited = completeConfig({ roundLimit: { rounds: 10, decision: 'bull' } });
    expect(mergeConfig(limited, { legsToWinSet: 1 }).roundLimit).toEqual({ rounds: 10, decision: 'bull' });
    expect(mergeConfig(limited, { roundLimit: null })).toEqual(defaultMatchConfig);
    expect(completeConfig({ roundLimit: null })).toEqual(defaultMatchConfig);
  });

  it.each<[CheckInMode, [number, number], boolean]>([
    ['single-in', [501, 301], true],
    ['single-in', [3, 2], true],
    ['single-in', [501, 501], false],
    ['single-in', [501, 1], false],
    ['single-in', [10_002, 501], false],
    ['double-in', [501, 3], false],
    ['double-in', [4, 2], true],
  ])('%s, a handicap of %j is possible: %s', (checkInMode, starts, expected) => {
    expect(isPossibleHandicap({ checkInMode }, starts)).toBe(expected);
  });

  it.each<[PartialMatchConfig, DrawPolicy, Expectation]>([
    [{ legMode: 'best-of', maxLegsToPlay: 4 }, 'draws-allowed', []],
    [{ legMode: 'best-of', maxLegsToPlay: 4 }, 'draws-forbidden', [['maxLegsToPlay', 'best-of-must-be-odd']]],
    [{ legMode: 'best-of', maxLegsToPlay: 5 }, 'draws-forbidden', []],
    [{ setMode: 'best-of', maxSetsToPlay: 4 }, 'draws-forbidden', [['maxSetsToPlay', 'best-of-must-be-odd']]],
    [{ legMode: 'first-to', maxLegsToPlay: 4 }, 'draws-forbidden', []],
  ])('%j with %s', (partial, draws, expected) => {
    const problems = validateConfig(completeConfig(partial), draws);
    expect(problems.map(({ field, code }) => [field, code])).toEqual(expected);
  });
});
