import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInModes } from '../turn/check-in-mode.ts';
import {
  canHaveDecider,
  changeLegMode,
  changeSetMode,
  normaliseConfig,
  withPossibleEnd,
} from './change-config.ts';
import { completeConfig, defaultMatchConfig, validateConfig } from './config.ts';
import { legDeciders, legModes, setModes } from './types.ts';

describe('changeSetMode', () => {
  it('turns the first-to legs of a match into the legs of each set', () => {
    const config = changeSetMode(completeConfig({ legsToWinSet: 5, setsToWin: 1 }), 'first-to');
    expect(config).toMatchObject({
      setMode: 'first-to',
      legConfig: { legMode: 'first-to', legsToWinSet: 5 },
    });
    expect(config.setsToWin).toBe(2);
  });

  it('turns a best-of into sets of first to 3', () => {
    const config = changeSetMode(completeConfig({ legMode: 'best-of', maxLegsToPlay: 12 }), 'best-of');
    expect(config).toMatchObject({
      setMode: 'best-of',
      legMode: 'first-to',
      legsToWinSet: 3,
      legConfig: { legMode: 'first-to', legsToWinSet: 3 },
    });
    expect(config.maxSetsToPlay).toBeGreaterThanOrEqual(2);
  });

  it('keeps the legs between the two modes with sets', () => {
    const config = changeSetMode(completeConfig({ legsToWinSet: 4 }), 'first-to');
    expect(changeSetMode(config, 'best-of').legConfig.legsToWinSet).toBe(4);
  });

  it('turns the legs of a set into the legs of a single-set match', () => {
    const config = completeConfig({ setMode: 'first-to', legConfig: { legsToWinSet: 2 } });
    expect(changeSetMode(config, 'single-set')).toMatchObject({ setMode: 'single-set', legsToWinSet: 2 });
  });
});

describe('changeLegMode', () => {
  it('changes only a match with a single set', () => {
    expect(changeLegMode(defaultMatchConfig, 'best-of').legMode).toBe('best-of');
    const sets = changeSetMode(defaultMatchConfig, 'first-to');
    expect(changeLegMode(sets, 'best-of')).toEqual(sets);
  });

  it('switches the bull-out off if there is no deciding leg', () => {
    const even = completeConfig({ maxLegsToPlay: 6 });
    expect(changeLegMode(even, 'best-of').bullOutForDecider).toBe(false);
    expect(changeLegMode(defaultMatchConfig, 'best-of').bullOutForDecider).toBe(true);
  });
});

describe('normaliseConfig', () => {
  it('does not change a playable configuration', () => {
    expect(normaliseConfig(defaultMatchConfig)).toEqual(defaultMatchConfig);
  });

  it.each([
    [5, 3],
    [6, 4],
    [1, 1],
  ])('turns best of %i legs within sets into first to %i', (legsToWinSet, expected) => {
    const config = completeConfig({ setMode: 'first-to', legConfig: { legMode: 'best-of', legsToWinSet } });
    expect(normaliseConfig(config).legConfig).toEqual({ legMode: 'first-to', legsToWinSet: expected });
  });

  it('rounds best-of numbers up to odd ones within the range if draws are forbidden', () => {
    const even = completeConfig({ legMode: 'best-of', maxLegsToPlay: 196, maxSetsToPlay: 2 });
    expect(normaliseConfig(even, 'draws-forbidden')).toMatchObject({ maxLegsToPlay: 197, maxSetsToPlay: 3 });
    expect(normaliseConfig(even)).toMatchObject({ maxLegsToPlay: 196, maxSetsToPlay: 2 });
  });

  it.each([
    [{ legMode: 'best-of', maxLegsToPlay: 4 }, false],
    [{ legMode: 'best-of', maxLegsToPlay: 5 }, true],
    [{ legMode: 'first-to', maxLegsToPlay: 4 }, true],
    [{ setMode: 'best-of', legMode: 'best-of', maxLegsToPlay: 4 }, true],
  ] as const)('decider in %j: %s', (partial, expected) => {
    expect(canHaveDecider(completeConfig(partial))).toBe(expected);
    expect(normaliseConfig(completeConfig(partial)).bullOutForDecider).toBe(expected);
  });

  it('always gives a playable configuration, which it does not change again', () => {
    const anyNumber = fc.oneof(fc.integer({ min: -5, max: 20_000 }), fc.constant(Number.NaN), fc.double());
    const anyConfig = fc
      .record({
        startingScore: anyNumber,
        checkInMode: fc.constantFrom(...checkInModes),
        setMode: fc.constantFrom(...setModes),
        legMode: fc.constantFrom(...legModes),
        legsToWinSet: anyNumber,
        maxLegsToPlay: anyNumber,
        setsToWin: anyNumber,
        maxSetsToPlay: anyNumber,
        legConfig: fc.record({ legMode: fc.constantFrom(...legModes), legsToWinSet: anyNumber }),
        bullOutForDecider: fc.boolean(),
        roundLimit: fc.record({ rounds: anyNumber, decision: fc.constantFrom(...legDeciders) }),
      })
      .map(completeConfig);
    fc.assert(
      fc.property(anyConfig, fc.constantFrom('draws-allowed', 'draws-forbidden'), (config, draws) => {
        const normal = normaliseConfig(config, draws);
        expect(validateConfig(normal, draws)).toEqual([]);
        expect(normaliseConfig(normal, draws)).toEqual(normal);
      }),
    );
  });
});

describe('a possible end', () => {
  const even = completeConfig({ legMode: 'best-of', maxLegsToPlay: 6 });

  it('is an odd number where draws are forbidden, and only of what is played', () => {
    expect(withPossibleEnd(even, 'draws-forbidden')).toEqual({ ...even, maxLegsToPlay: 7 });
    const firstTo = completeConfig({ maxLegsToPlay: 6, maxSetsToPlay: 4 });
    expect(withPossibleEnd(firstTo, 'draws-forbidden')).toEqual(firstTo);
    const sets = completeConfig({ setMode: 'best-of', maxSetsToPlay: 4, maxLegsToPlay: 6 });
    expect(withPossibleEnd(sets, 'draws-forbidden')).toEqual({ ...sets, maxSetsToPlay: 5 });
  });

  it('has no bull-out for a leg that never comes', () => {
    expect(withPossibleEnd(even)).toEqual({ ...even, bullOutForDecider: false });
    expect(withPossibleEnd(completeConfig()).bullOutForDecider).toBe(true);
  });
});
