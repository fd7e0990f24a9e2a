import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDifference } from './apply-difference.ts';
import { contentTag } from './content-tag.ts';
import { findDifference } from './find-difference.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The value after a difference has gone over the network; the value before must not change. */
const changed = (before: unknown, after: unknown): unknown => {
  const text = JSON.stringify(before);
  const difference = findDifference(before, after);
  const next = difference === null ? before : applyDifference(before, sent(difference) as typeof difference);
  expect(JSON.stringify(before)).toBe(text);
  return next;
};

/** Lists of few items with few keys, so that items stay, move, change and go. */
const items = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), won: fc.integer({ min: 0, max: 1 }) }),
  { selector: ({ id }) => id },
);
const plain = fc.array(fc.constantFrom(1, 2, 'x', null), { maxLength: 3 });
const scalar = fc.constantFrom<unknown>(null, true, 0, 1, '', 'x');
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, items, plain, tie('fields')),
  fields: fc.dictionary(fc.constantFrom('one', 'two', 'three'), tie('value'), { maxKeys: 3 }),
}));

describe('a difference', () => {
  it('turns any value into any other one', () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        expect(changed(before, after)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('turns any list of things into any other one', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        expect(changed({ items: before }, { items: after })).toEqual({ items: after });
      }),
      { numRuns: 2000 },
    );
  });

  it('is null exactly between equal values', () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        expect(findDifference(before, sent(before))).toBeNull();
        expect(findDifference(before, after) === null).toBe(isDeepStrictEqual(sent(before), sent(after)));
      }),
    );
  });

  it('names only what has changed, and leaves everything else the same object', () => {
    const before = {
      name: 'Pokal',
      matches: [
        { key: 'a', score: null },
        { key: 'b', score: null },
      ],
    };
    const after = {
      name: 'Pokal',
      matches: [
        { key: 'a', score: [1, 0] },
        { key: 'b', score: null },
      ],
    };
    expect(findDifference(before, after)).toEqual({
      in: { matches: { of: { a: { in: { score: [[1, 0]] } } } } },
    });
    const next = changed(before, after) as typeof before;
    expect(next.matches[1]).toBe(before.matches[1]);
  });

  it('tells a new place in a long list by a few keys', () => {
    const places = Array.from({ length: 100 }, (_, place) => ({ entrant: `e${place}`, from: place }));
    const first = { entrant: 'new', from: 0 };
    expect(findDifference(places, [first, ...places])).toEqual({
      of: { new: [first] },
      order: { length: 100, at: 0, removed: 0, keys: ['new'] },
    });
  });

  it('counts a field without a value as missing', () => {
    expect(findDifference({ name: undefined }, {})).toBeNull();
    expect(changed({ name: 'x' }, { name: undefined })).toEqual({});
  });

  it.each([
    ['a field of what is no object', [1], { in: { name: ['x'] } }],
    ['an item of what is no list', { id: 'a' }, { of: { a: { in: { won: [1] } } } }],
    ['an item that is not there', [{ id: 'b', won: 0 }], { of: { a: { in: { won: [1] } } } }],
    [
      'an order of another length',
      [{ id: 'b' }],
      { of: {}, order: { length: 2, at: 0, removed: 1, keys: [] } },
    ],
    [
      'an order with an item that is not there',
      [{ id: 'b' }],
      { of: {}, order: { length: 1, at: 0, removed: 0, keys: ['a'] } },
    ],
    ['an item of a list without keys', [1, 2], { of: { a: [3] } }],
  ] as const)('does not fit %s', (_what, known, difference) => {
    expect(applyDifference(known, difference)).toBeUndefined();
    expect(applyDifference({ list: known }, { in: { list: difference } })).toBeUndefined();
  });
});

describe('the tag of a content', () => {
  it('is that of FNV-1a', () => {
    // Values that others have published.
    expect(contentTag('')).toBe((0x811c9dc5).toString(36));
    expect(contentTag('a')).toBe((0xe40c292c).toString(36));
    expect(contentTag('foobar')).toBe((0xbf9cf968).toString(36));
  });
});
