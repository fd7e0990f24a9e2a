import { describe, expect, it } from 'vitest';
import { passwordErrors, passwordProblem, passwordProblems } from './password.ts';

const needs = (what: string) => `error.registration.password-${what}`;

describe('passwordProblem', () => {
  it.each([
    ['', needs('needs-special-character')],
    ['abc', needs('needs-special-character')],
    ['Abcdefg1', needs('needs-special-character')],
    ['Äbcdefg1', needs('needs-special-character')],
    ['Abc defg1', needs('needs-special-character')],
    ['!', needs('too-short')],
    ['Abcde1!', needs('too-short')],
    // Seven characters, but more than seven code units.
    ['Ab1!🎯🎯🎯', needs('too-short')],
    ['abcdef1!', needs('needs-uppercase-letter')],
    ['!!!!!!!!', needs('needs-uppercase-letter')],
    ['ABCDEF1!', needs('needs-lowercase-letter')],
    ['Abcdefg!', needs('needs-digit')],
    ['Abcdef1!', null],
    ['Ünsér 180€', null],
  ])('%s', (password, expected) => {
    expect(passwordProblem(password)).toBe(expected);
  });
});

describe('passwordProblems', () => {
  it('names every broken rule, in the order of the rules', () => {
    expect(passwordProblems('')).toEqual(passwordErrors);
    expect(passwordProblems('Äbc 123')).toEqual([needs('needs-special-character'), needs('too-short')]);
    expect(passwordProblems('Abcdef1!')).toEqual([]);
  });
});
