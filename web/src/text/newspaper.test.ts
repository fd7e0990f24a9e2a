import { expect, it } from 'vitest';
import { type NewspaperFacts, newspaperText } from './newspaper.ts';

const facts: NewspaperFacts = {
  title: 'Herbstpokal',
  organiser: 'Bulls Dart e. V.',
  town: 'Münster',
  startsAt: new Date(2026, 9, 3, 12).getTime(),
  entrants: 16,
  winner: 'Anna Adler',
  final: { loser: 'Ben Bär', score: [4, 2] },
  places: [
    { from: 1, to: 1, names: ['Anna Adler'] },
    { from: 2, to: 2, names: ['Ben Bär'] },
    { from: 3, to: 4, names: ['Carl Cohn', 'Dora Dom'] },
    { from: 9, to: 16, names: ['Emil Ernst'] },
  ],
  highestFinish: { name: 'Dora Dom', value: 121 },
  oneEighties: [
    { name: 'Anna Adler', value: 2 },
    { name: 'Carl Cohn', value: 1 },
  ],
};

it('tells who won, the final, the third places and what was special, and lists the first eight', () => {
  expect(newspaperText(facts)).toBe(
    [
      'Herbstpokal: Anna Adler gewinnt',
      '',
      'Münster, 03.10.2026. Anna Adler hat das Turnier „Herbstpokal“ (Veranstalter: Bulls Dart e. V.) gewonnen. ' +
        'Das Finale gegen Ben Bär endete 4:2. Den dritten Platz teilen sich Carl Cohn und Dora Dom. ' +
        'Angetreten waren 16 Einzelspieler oder Paare. ' +
        'Das höchste Checkout gelang mit 121 Punkten Dora Dom. ' +
        'Die Höchstpunktzahl 180 warfen Anna Adler (2-mal) und Carl Cohn.',
      '',
      '1. Anna Adler\n2. Ben Bär\n3.–4. Carl Cohn, Dora Dom',
    ].join('\n'),
  );
});

it('leaves out what is not known', () => {
  const text = newspaperText({
    ...facts,
    town: '',
    final: null,
    places: [{ from: 1, to: 1, names: ['Anna Adler'] }],
    highestFinish: null,
    oneEighties: [{ name: 'Anna Adler', value: 1 }],
  });
  expect(text).toContain('\n\n03.10.2026. Anna Adler hat');
  expect(text).toContain('Die Höchstpunktzahl 180 warf Anna Adler.');
  for (const word of ['Finale', 'Platz', 'Checkout']) expect(text).not.toContain(word);
});
