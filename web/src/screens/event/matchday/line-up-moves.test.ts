import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftEntry, lineUpMoves, type Place, undecided } from './line-up-moves.ts';

const { emptyEntries, isMove, movedEntries } = lineUpMoves(4);

const entry = (index: number): Place => ({ kind: 'entry', index });
const player = (id: string | null): Place => ({ kind: 'player', id });
const bench: Place = { kind: 'bench' };
const pool: Place = { kind: 'pool' };

const four: readonly DraftEntry[] = ['anna', 'ben', 'cem', 'dora'];

describe('a move', () => {
  it.each<readonly [string, readonly DraftEntry[], Place, Place, readonly DraftEntry[]]>([
    ['puts a player on a position', emptyEntries, player('anna'), entry(2), ['', '', 'anna', '']],
    ['replaces the player on a position', four, player('eva'), entry(1), ['anna', 'eva', 'cem', 'dora']],
    ['puts a position on a player', four, entry(1), player('eva'), ['anna', 'eva', 'cem', 'dora']],
    ['swaps two positions', four, entry(0), entry(3), ['dora', 'ben', 'cem', 'anna']],
    [
      'swaps a position with the bench',
      [...four, 'eva'],
      entry(4),
      entry(0),
      ['eva', 'ben', 'cem', 'dora', 'anna'],
    ],
    ['adds a substitute', four, player('eva'), bench, [...four, 'eva']],
    ['moves a starter to the bench', four, entry(0), bench, ['', 'ben', 'cem', 'dora', 'anna']],
    ['takes a starter out', four, entry(0), pool, ['', 'ben', 'cem', 'dora']],
    ['removes an entry of the bench', [...four, 'eva'], entry(4), pool, four],
    ['leaves a position empty on purpose', four, player(null), entry(3), ['anna', 'ben', 'cem', null]],
    [
      'moves the empty position on',
      ['anna', 'ben', 'cem', null],
      player(null),
      entry(0),
      [null, 'ben', 'cem', ''],
    ],
    ['leaves no entry of the bench empty on purpose', four, player(null), bench, four],
    [
      'makes an intentionally empty position normal on the bench',
      [null, 'ben', 'cem', 'dora', 'eva'],
      entry(0),
      entry(4),
      ['eva', 'ben', 'cem', 'dora', ''],
    ],
    ['changes nothing on the same place', four, entry(0), entry(0), four],
    ['changes nothing from a list to itself', four, player('eva'), pool, four],
  ])('%s', (_, before, from, to, after) => {
    expect(movedEntries(before, from, to)).toEqual(after);
    expect(isMove(before, from, to)).toBe(JSON.stringify(before) !== JSON.stringify(after));
  });
});

const placeArb = fc.oneof(
  fc.constantFrom(...['anna', 'ben', 'cem', 'dora', 'eva', 'fritz', null].map(player)),
  fc.nat(7).map(entry),
  fc.constantFrom(bench, pool),
);

it('keeps four positions, nobody twice and at most one empty on purpose, whatever is moved', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(placeArb, placeArb), { maxLength: 30 }), (moves) => {
      const entries = moves.reduce<readonly DraftEntry[]>((now, [from, to]) => {
        // The page offers only players who are in no entry.
        const isFree = (place: Place) =>
          place.kind !== 'player' || place.id === null || !now.includes(place.id);
        return isFree(from) && isFree(to) ? movedEntries(now, from, to) : now;
      }, emptyEntries);
      const chosen = entries.filter((one) => one !== null && one !== undecided);
      expect(entries.length).toBeGreaterThanOrEqual(4);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(entries.filter((one) => one === null).length).toBeLessThanOrEqual(1);
      expect(entries.slice(4)).not.toContain(null);
    }),
  );
});
