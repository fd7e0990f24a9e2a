import { expect, it } from 'vitest';
import { hasEnoughPlayers, opponentProblems } from './opponent-team.ts';

const named = (...names: readonly (readonly [string, string])[]) =>
  names.map(([firstName, lastName]) => ({ firstName, lastName }));

it.each([
  ['different names', named(['Tom', 'Ast'], ['Tom', 'Bär'], ['Uli', 'Ast']), []],
  ['the same name', named(['Tom', 'Ast'], ['Tom', 'Ast']), ['duplicate 1']],
  [
    'the same name in another spelling',
    named(['Tom', 'Ast'], ['Uli', 'Ast'], [' tom ', 'AST']),
    ['duplicate 2'],
  ],
  ['no first name', named([' ', 'Ast']), ['first-name-missing 0']],
  ['no last name', named(['Tom', '']), ['last-name-missing 0']],
])('a list with %s', (_, players, expected) => {
  expect(opponentProblems(players).map(({ code, index }) => `${code} ${index}`)).toEqual(expected);
});

it('a team has at least four players', () => {
  expect([3, 4].map((length) => hasEnoughPlayers(Array.from({ length })))).toEqual([false, true]);
});
