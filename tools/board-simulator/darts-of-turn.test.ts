import { fileURLToPath } from 'node:url';
import { type Bed, scoringBeds } from '@neundarter/rules/board/bed';
import { turnOfDarts } from '@neundarter/rules/turn/turn-of-darts';
import { describe, expect, it } from 'vitest';
import { readRows } from '../replay/turns.ts';
import { dartsOfTurn, makeTurn, type RecordedDarts } from './darts-of-turn.ts';
import { readTurnsToThrow } from './recorded-turns.ts';

const file = fileURLToPath(new URL('../../rules/test-data/real-turns.csv', import.meta.url));
const rows = readRows(file, ['match_id', 'score_before']);
const turns: readonly (RecordedDarts & { readonly matchId: string })[] = rows.map((row) => ({
  matchId: row['match_id'] ?? '',
  before: Number(row['score_before']),
  isIn: true,
  score: Number(row['score']),
  dartsThrown: Number(row['darts_thrown']),
  attemptsOnDouble: Number(row['double_attempts']),
}));
const matchIds = [...new Set(turns.map((turn) => turn.matchId))];
const turn = (before: number, score: number, dartsThrown: number, attemptsOnDouble: number) => ({
  before,
  isIn: true,
  score,
  dartsThrown,
  attemptsOnDouble,
});

describe('the darts of a recorded turn', () => {
  it('cover all turns of seventeen real matches', () => {
    expect(matchIds).toHaveLength(17);
    expect(turns).toHaveLength(1873);
  });

  it.each(matchIds)('produce every turn of match %s with its points, darts and attempts', (matchId) => {
    for (const real of turns.filter((one) => one.matchId === matchId)) {
      const found = dartsOfTurn(real);
      expect(found).toMatchObject({ isExact: true });
      const { score, dartsThrown, attemptsOnDouble, isOver } = turnOfDarts(real, found?.beds ?? []);
      expect({ score, dartsThrown, attemptsOnDouble, isOver }).toEqual({
        score: real.score,
        dartsThrown: real.dartsThrown,
        attemptsOnDouble: real.attemptsOnDouble,
        isOver: true,
      });
    }
  });

  it.each([
    [turn(501, 180, 3, 0), 'T20 T20 T20'],
    [turn(501, 60, 3, 0), 'S20 S20 S20'],
    [turn(170, 170, 3, 1), 'T20 T20 DB'],
    [turn(40, 40, 1, 1), 'D20'],
    [turn(40, 40, 3, 3), 'M M D20'],
    [turn(40, 20, 3, 3), 'S20 M M'],
    [turn(32, 0, 3, 3), 'M M M'],
  ])('are those that a player would throw: %o', (recorded, beds) => {
    expect(dartsOfTurn(recorded)).toEqual({ beds: beds.split(' '), isExact: true });
  });

  it('bust if only a bust has these attempts', () => {
    const bust = turn(84, 0, 3, 2);
    const found = dartsOfTurn(bust);
    expect(found?.isExact).toBe(true);
    expect(turnOfDarts(bust, found?.beds ?? [])).toMatchObject({ isBust: true, attemptsOnDouble: 2 });
  });

  it('have the nearest number of attempts if no darts have the recorded number', () => {
    const found = dartsOfTurn(turn(170, 170, 3, 3));
    expect(found).toEqual({ beds: ['T20', 'T20', 'DB'], isExact: false });
  });

  it.each([turn(501, 179, 3, 0), turn(169, 169, 3, 1), turn(60, 60, 1, 1), turn(501, 60, 1, 0)])(
    'do not exist for %o',
    (recorded) => {
      expect(dartsOfTurn(recorded)).toBeNull();
    },
  );

  it('begin with a double if the leg must be opened', () => {
    const opening = { ...turn(501, 100, 3, 0), isIn: false };
    const beds = dartsOfTurn(opening)?.beds ?? [];
    expect(turnOfDarts(opening, beds)).toMatchObject({ score: 100, dartsThrown: 3 });
    expect(beds.findIndex((bed) => bed.startsWith('D'))).toBe(beds.findIndex((bed) => bed !== 'M'));
  });

  it('are found for every result of three darts from any rest', () => {
    const beds: readonly Bed[] = [...scoringBeds, 'M'];
    for (let before = 2; before <= 200; before += 13) {
      for (const [index, first] of beds.entries()) {
        const thrown = [first, beds[(index * 17 + before) % 63] ?? 'M', beds[(index * 29 + 5) % 63] ?? 'M'];
        const { score, dartsThrown, attemptsOnDouble } = turnOfDarts({ before, isIn: true }, thrown);
        const made = turn(before, score, dartsThrown, attemptsOnDouble);
        const found = dartsOfTurn(made);
        expect(found?.isExact && makeTurn(found.beds, made)).toBe(true);
      }
    }
  });
});

describe('the turns of a file', () => {
  const toThrow = readTurnsToThrow(file);

  it('have the recorded darts, or darts with the same result', () => {
    expect(toThrow).toHaveLength(1873);
    expect(toThrow.every((one) => makeTurn(one.beds, one))).toBe(true);
    const asRecorded = toThrow.filter((one, index) => {
      const row = rows[index];
      const codes = [row?.['dart1'], row?.['dart2'], row?.['dart3']].filter((code) => code !== '');
      return codes.join(' ') === one.beds.join(' ');
    });
    // All except the five busts, whose last dart is recorded without its ring.
    expect(asRecorded).toHaveLength(1868);
  });

  it('can be limited to one match', () => {
    const one = readTurnsToThrow(file, matchIds[3]);
    expect(one).toEqual(toThrow.filter((other) => other.matchId === matchIds[3]));
    expect(one.length).toBeGreaterThan(50);
    expect(readTurnsToThrow(file, 'unknown')).toEqual([]);
  });
});
