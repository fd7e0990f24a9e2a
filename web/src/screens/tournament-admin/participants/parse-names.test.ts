import { expect, it } from 'vitest';
import { parseNames } from './parse-names.ts';

const plain = (text: string, size: 1 | 2 = 1) => {
  const { entries, wrong, head } = parseNames(text, size);
  const names = entries.map(({ people, club, emailAddress }) =>
    [
      people.map(({ firstName, lastName }) => `${firstName}|${lastName}`).join(' & '),
      ...(club === null ? [] : [club]),
      ...(emailAddress === null ? [] : [emailAddress]),
    ].join(', '),
  );
  return {
    names,
    wrong: wrong.map(({ number, text: line, problem }) => `${number}: ${line} (${problem})`),
    head,
  };
};

it.each([
  ['one name per line', 'Anna Adler\n\n  Ben Berg \r\n', ['Anna|Adler', 'Ben|Berg']],
  ['particles of a last name', 'Franz von der Au\nPim van Dijk', ['Franz|von der Au', 'Pim|van Dijk']],
  ['several first names', 'Anna Maria Adler', ['Anna Maria|Adler']],
  [
    'numbers before the names',
    '1. Anna Adler\n2) Ben Berg\n- Cem Celik',
    ['Anna|Adler', 'Ben|Berg', 'Cem|Celik'],
  ],
  ['the last name first', 'Adler, Anna', ['Anna|Adler']],
  ['a club and an address in any order', 'Anna Adler; a@x.de; Bulls', ['Anna|Adler, Bulls, a@x.de']],
  ['names in two cells', 'Anna\tAdler\tBulls', ['Anna|Adler, Bulls']],
  ['a head', '\uFEFFNachname;Vorname;Verein\nAdler;Anna;"Bulls; Jena"', ['Anna|Adler, Bulls; Jena']],
  ['a head of an English list', 'Last name,First name,E-Mail\nAdler,Anna,a@x.de', ['Anna|Adler, a@x.de']],
])('reads %s', (_, text, names) => {
  expect(plain(text)).toMatchObject({ names, wrong: [] });
});

it.each(['Anna Adler / Ben Berg', 'Anna Adler & Ben Berg', 'Anna Adler + Ben Berg'])(
  'reads the pair %s',
  (text) => {
    expect(plain(text, 2)).toMatchObject({ names: ['Anna|Adler & Ben|Berg'], wrong: [] });
  },
);

it('names the lines that are no entry, as an editor counts them, and says why', () => {
  expect(plain('Anna\n\nBen Berg\nCem Celik; keine@').wrong).toEqual([
    '1: Anna (name)',
    '4: Cem Celik; keine@ (email)',
  ]);
  expect(plain('Anna Adler', 2).wrong).toEqual(['1: Anna Adler (two-names)']);
  expect(plain('Anna Adler / Ben Berg').wrong).toEqual(['1: Anna Adler / Ben Berg (one-name)']);
  expect(plain(`Anna Adler; ${'B'.repeat(200)}`).wrong).toEqual([`1: Anna Adler; ${'B'.repeat(200)} (club)`]);
});

it('keeps the head, so that corrected lines are read with it again', () => {
  const list = 'Nachname;Vorname\nAdler;Anna\nBerg;';
  expect(plain(list)).toEqual({
    names: ['Anna|Adler'],
    wrong: ['3: Berg; (name)'],
    head: 'Nachname;Vorname',
  });
  expect(plain('Anna Adler').head).toBeNull();
});
