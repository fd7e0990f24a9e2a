import { expect, it } from 'vitest';
import { perhapsSame } from './perhaps-same.ts';

const ann = { id: 'a', name: 'Ann Krüger', club: 'DC Gera' };

it.each([
  ['with the same name and club', { id: 'x', name: 'ann  KRÜGER ', club: 'DC Gera' }, 'x'],
  ['with another club', { id: 'x', name: 'Ann Krüger', club: 'DC Jena' }, undefined],
  ['with another name', { id: 'x', name: 'Anna Krüger', club: 'DC Gera' }, undefined],
  ['who is known to be the same', ann, undefined],
])('finds somebody %s', (_, other, expected) => {
  expect(perhapsSame([ann], [other]).get('a')).toBe(expected);
});

it('takes nobody without a name for somebody else', () => {
  const nameless = { id: 'b', name: '', club: null };
  expect(perhapsSame([nameless], [{ ...nameless, id: 'x' }]).size).toBe(0);
});

it('takes people without a club for the same by their name alone', () => {
  const alone = { id: 'b', name: 'Ben', club: null };
  expect(perhapsSame([alone], [{ ...alone, id: 'x' }]).get('b')).toBe('x');
});
