import { describe, expect, it } from 'vitest';
import { play } from '../../test-support/play.ts';
import { running } from '../../test-support/setups.ts';
import type { Bed, ScoringBed } from '../board/bed.ts';
import { bedCentre } from '../board/geometry.ts';
import type { ThrownDart } from '../turn/thrown-dart.ts';
import { analysedDarts, likelyTarget } from './analysed-darts.ts';
import { dartGroups } from './dart-groups.ts';
import { heatCellMm, heatMap } from './heat-map.ts';

const dart = (bed: ScoringBed): ThrownDart => ({ bed, ...bedCentre(bed) });
const legsOf = (match: ReturnType<typeof running>) => match.sets.flatMap(({ legs }) => legs);

describe('likelyTarget', () => {
  it.each<[rest: number, dartsLeft: number, at: ScoringBed, target: ScoringBed]>([
    [501, 3, 'S1', 'T20'],
    [501, 3, 'S19', 'T19'],
    [501, 1, 'S4', 'T18'],
    [180, 3, 'S17', 'T17'],
    [170, 3, 'S5', 'T20'],
    [40, 3, 'S5', 'D20'],
    [40, 1, 'D5', 'D20'],
    [50, 1, 'SB', 'DB'],
    // The last dart at 57 goes to the single 17, which leaves double 20.
    [57, 1, 'S2', 'S17'],
    [162, 3, 'S7', 'T19'],
  ])('of a dart at %i with %i in hand that came to %s is %s', (rest, dartsLeft, at, target) => {
    expect(likelyTarget({ rest, dartsLeft, needsDoubleIn: false }, bedCentre(at))).toBe(target);
  });

  it('is a double until the leg is opened', () => {
    const situation = { rest: 501, dartsLeft: 3, needsDoubleIn: true };
    expect(likelyTarget(situation, bedCentre('T19'))).toBe('D20');
  });
});

describe('analysedDarts', () => {
  it('follows the rest within each turn, and leaves out turns without positions', () => {
    const match = play(
      running({ startingScore: 101 }),
      {
        score: 61,
        darts: [dart('T20'), dart('S1'), { bed: 'M', rMm: 180, thetaDeg: 0 }],
        attemptsOnDouble: 1,
      },
      60,
      { score: 40, dartsThrown: 1, attemptsOnDouble: 1, darts: [dart('D20')] },
    );
    const darts = analysedDarts(legsOf(match), 'single-in');
    expect(darts.map(({ playerId, bed, target }) => [playerId, bed, target])).toEqual([
      ['home', 'T20', 'T17'],
      ['home', 'S1', 'S9'],
      ['home', 'M', 'D20'],
      ['home', 'D20', 'D20'],
    ]);
  });

  it('aims at a double until one opens the leg', () => {
    const match = play(running({ startingScore: 101, checkInMode: 'double-in' }), {
      score: 41,
      darts: [dart('T20'), dart('D20'), dart('S1')],
    });
    const darts = analysedDarts(legsOf(match), 'double-in');
    expect(darts.map(({ target }) => target)).toEqual(['D20', 'D20', 'SB']);
  });
});

describe('dartGroups', () => {
  const at = (target: ScoringBed, bed: Bed, [xMm, yMm]: readonly [number, number]) => ({
    id: `${target} ${xMm} ${yMm}`,
    playerId: 'home',
    bed,
    target,
    xMm,
    yMm,
  });

  it('returns mean, spread, hits and offset of each target, the one with the most darts first', () => {
    const groups = dartGroups([
      at('D20', 'D20', [0, 165]),
      at('T20', 'T20', [-3, 102]),
      at('T20', 'S20', [3, 110]),
    ]);
    expect(groups).toEqual([
      {
        target: 'T20',
        count: 2,
        hits: 1,
        mean: { xMm: 0, yMm: 106 },
        spreadMm: 5,
        offset: { xMm: 0, yMm: 4 },
      },
      {
        target: 'D20',
        count: 1,
        hits: 1,
        mean: { xMm: 0, yMm: 165 },
        spreadMm: 0,
        offset: { xMm: 0, yMm: 0 },
      },
    ]);
  });

  it('returns nothing without darts', () => {
    expect(dartGroups([])).toEqual([]);
  });
});

describe('heatMap', () => {
  it('is hottest where most darts are', () => {
    const many = Array.from({ length: 5 }, () => ({ xMm: 0, yMm: 100 }));
    const cells = heatMap([...many, { xMm: 100, yMm: 0 }]);
    const heatAt = (xMm: number, yMm: number) =>
      cells.find((cell) => cell.xMm === xMm && cell.yMm === yMm)?.heat ?? 0;
    expect(heatAt(0, 100)).toBe(1);
    expect(heatAt(100, 0)).toBeCloseTo(0.2);
    expect(heatAt(0, 100 + heatCellMm)).toBeLessThan(1);
    expect(heatAt(-100, 0)).toBe(0);
  });

  it('is empty without darts', () => {
    expect(heatMap([])).toEqual([]);
  });
});
