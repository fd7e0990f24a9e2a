import { describe, expect, it } from 'vitest';
import { type NamedPerson, openQuestions, perhapsSame } from './perhaps-same.ts';

const ann: NamedPerson = { id: 'a', name: 'Ann Krüger', club: 'DC Gera', hasAccount: false };
const twin: NamedPerson = { ...ann, id: 'x', name: 'ann  KRÜGER ' };
const withAccount = (person: NamedPerson): NamedPerson => ({ ...person, hasAccount: true });

describe('somebody who may be the same', () => {
  it.each([
    ['with the same name and club', ann, twin, ['x']],
    ['with another club', ann, { ...twin, club: 'DC Jena' }, undefined],
    ['with another name', ann, { ...twin, name: 'Anna Krüger' }, undefined],
    ['who is known to be the same', ann, ann, undefined],
    ['of whom one has an account', withAccount(ann), twin, ['x']],
    ['who has an account, as the first one has', withAccount(ann), withAccount(twin), undefined],
  ])('is found %s', (_, one, other, expected) => {
    expect(perhapsSame([one], [other], []).get('a')).toEqual(expected);
  });

  it('is nobody without a name', () => {
    const nameless = { ...ann, id: 'b', name: '', club: null };
    expect(perhapsSame([nameless], [{ ...nameless, id: 'x' }], []).size).toBe(0);
  });

  it('is found by the name alone without a club', () => {
    const alone = { ...ann, id: 'b', name: 'Ben', club: null };
    expect(perhapsSame([alone], [{ ...alone, id: 'x' }], []).get('b')).toEqual(['x']);
  });

  it('follows the answer', () => {
    const no = [{ people: ['a', 'x'], isSame: false }] as const;
    const yes = [{ people: ['a', 'z'], isSame: true }] as const;
    expect(perhapsSame([ann], [twin], no).size).toBe(0);
    expect(perhapsSame([ann], [twin], yes).get('a')).toEqual(['x', 'z']);
    expect(perhapsSame([{ ...ann, id: 'z', name: 'Zoe' }], [], yes).get('z')).toEqual(['a']);
  });
});

describe('what organisers are asked', () => {
  const other = { ...twin, id: 'y' };

  it('is each pair once, whatever the order, and nobody of the same competition', () => {
    const ids = (lists: readonly (readonly NamedPerson[])[]) =>
      openQuestions(lists, []).map((pair) => pair.map(({ id }) => id));
    expect(ids([[twin], [ann]])).toEqual([['a', 'x']]);
    expect(ids([[ann], [twin], [ann, twin]])).toEqual([['a', 'x']]);
    expect(ids([[ann, twin]])).toEqual([]);
    expect(ids([[ann], [ann]])).toEqual([]);
    expect(ids([[ann], [twin], [other]])).toEqual([
      ['a', 'x'],
      ['a', 'y'],
      ['x', 'y'],
    ]);
  });

  it('is nothing that was answered', () => {
    for (const isSame of [true, false])
      expect(openQuestions([[ann], [twin]], [{ people: ['a', 'x'], isSame }])).toEqual([]);
  });

  it('is nothing about two accounts', () => {
    expect(openQuestions([[withAccount(ann)], [withAccount(twin)]], [])).toEqual([]);
  });
});
