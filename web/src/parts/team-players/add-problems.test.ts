import { describe, expect, it } from 'vitest';
import { playerEntity } from '../../test/people.ts';
import { hiddenCharactersText } from '../../text/names.ts';
import { emailProblem, playerProblems } from './add-problems.ts';

const team = [playerEntity({ firstName: 'Uwe', lastName: 'Krause' })];
const draft = { firstName: 'Anna', lastName: 'Adler', emailAddress: '' };

describe('a new player', () => {
  it.each([
    ['is fine with both names', {}, {}],
    ['needs a first name', { firstName: '  ' }, { firstName: 'Bitte gib den Vornamen des Spielers ein.' }],
    ['needs a last name', { lastName: '' }, { lastName: 'Bitte gib den Nachnamen des Spielers ein.' }],
    [
      'must not be in the team already, even in another spelling',
      { firstName: ' uwe ', lastName: 'KRAUSE' },
      { lastName: 'Der Spieler uwe KRAUSE wurde schon erfasst.' },
    ],
    ['has only visible characters', { firstName: 'An\u200bna' }, { firstName: hiddenCharactersText }],
    [
      'has no pile of marks',
      { lastName: 'Z\u0300\u0301\u0302\u0303\u0304' },
      { lastName: hiddenCharactersText },
    ],
    ['may share a first name', { firstName: 'Uwe' }, {}],
    ['may have an address', { emailAddress: 'anna@club.de' }, {}],
    [
      'must not have half an address',
      { emailAddress: 'anna@' },
      { emailAddress: 'Bitte gib eine gültige E-Mail-Adresse ein!' },
    ],
  ])('%s', (_, change, expected) => {
    const found = Object.entries(playerProblems({ ...draft, ...change }, team));
    expect(Object.fromEntries(found.filter(([, problem]) => problem !== undefined))).toEqual(expected);
  });
});

it.each(['', 'anna', 'a@b', 'a b@c.de'])('%s is not an address', (text) => {
  expect(emailProblem(text)).toBe('Bitte gib eine gültige E-Mail-Adresse ein!');
});

it('accepts an address with blanks around it', () => {
  expect(emailProblem(' Anna@Club.de ')).toBeUndefined();
});
