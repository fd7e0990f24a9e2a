import { kindNamed, practiceKindNames } from '@neundarter/rules/practice/practice-kinds';
import { describe, expect, it } from 'vitest';
import { textOfKind } from '../../text/practice-kinds.ts';
import { looksOf } from './looks-of-kinds.ts';

/** Keys of all games. */
const common = ['u', 'backspace', 'delete', '?'];

describe.each(practiceKindNames)('the looks of %s', (kind) => {
  const { hitTypes } = kindNamed(kind);
  const looks = looksOf(kind);
  const keys = hitTypes.flatMap((hitType) => looks.keysOf(hitType));

  it('have a key of its own for each result, which no other button uses', () => {
    for (const hitType of hitTypes) expect(looks.keysOf(hitType)).not.toEqual([]);
    expect(new Set([...keys, ...common]).size).toBe(keys.length + common.length);
    expect(keys).toEqual(keys.map((key) => key.toLowerCase()));
  });

  it('have the keys that the help shows', () => {
    const shown = textOfKind(kind).keys.flatMap((help) => help.keys);
    expect(shown.map((key) => key.toLowerCase()).toSorted()).toEqual(keys.toSorted());
  });

  it('have bars of heights from 0 to 1', () => {
    for (const level of hitTypes.map((hitType) => looks.levelOf(hitType)))
      expect(level >= 0 && level <= 1).toBe(true);
  });
});
