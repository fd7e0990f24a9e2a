// Checks every turn of the recorded real matches dart by dart. The record writes a dart that busts as `B` and its
// number only, so the test reads these few as the smallest bed of the number that busts.
import { describe, expect, it } from 'vitest';
import { readRows } from '../../test-support/real-matches.ts';
import { type Bed, bedFromCode, bedScore } from '../board/bed.ts';
import { turnOfDarts } from './turn-of-darts.ts';

const bedOf = (code: string, rest: number): Bed => {
  const beds = code.startsWith('B') ? ['S', 'D', 'T'].map((ring) => ring + code.slice(1)) : [code];
  const bed = beds
    .map(bedFromCode)
    .find((one) => one !== null && (beds.length === 1 || rest - bedScore(one) < 2));
  if (bed === undefined || bed === null) throw new Error(`${code} is no dart`);
  return bed;
};

const bedsOf = (codes: readonly string[], before: number): readonly Bed[] => {
  let rest = before;
  return codes.map((code) => {
    const bed = bedOf(code, rest);
    rest -= bedScore(bed);
    return bed;
  });
};

describe('the turns of real matches', () => {
  it('are the results of their darts', () => {
    const rows = readRows('real-turns.csv');
    expect(rows.length).toBeGreaterThan(1800);
    for (const row of rows) {
      const before = Number(row['score_before']);
      const codes = [row['dart1'], row['dart2'], row['dart3']].flatMap((code) =>
        code === undefined || code === '' ? [] : [code],
      );
      const { score, dartsThrown, attemptsOnDouble, isBust, isCheckout } = turnOfDarts(
        { before, isIn: true },
        bedsOf(codes, before),
      );
      expect([row, score, dartsThrown, isBust, isCheckout]).toEqual([
        row,
        Number(row['score']),
        Number(row['darts_thrown']),
        row['bust'] === '1',
        row['checkout'] === '1',
      ]);
      // A bust ends the turn. The record also counts the darts that were not thrown as attempts, we do not.
      if (!isBust) expect([row, attemptsOnDouble]).toEqual([row, Number(row['double_attempts'])]);
    }
  });
});
