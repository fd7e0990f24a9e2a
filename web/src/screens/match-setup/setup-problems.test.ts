import { describe, expect, it } from 'vitest';
import { emptySetup, emptySide, type SetupState, type SideDraft } from './draft.ts';
import { problemAt, setupProblemsOf } from './setup-problems.ts';

const guest = (name: string): SideDraft => ({ ...emptySide, name });
const double = (first: string, second: string): SideDraft => ({
  ...emptySide,
  kind: 'double',
  partners: [first, second],
});
const withSides = (home: SideDraft, away: SideDraft): SetupState => ({ ...emptySetup, sides: [home, away] });
const codes = (state: SetupState) =>
  setupProblemsOf(state).players.map(({ field, code }) => `${field}: ${code}`);

describe('setupProblemsOf', () => {
  it.each<[string, SetupState, readonly string[]]>([
    ['two guests', withSides(guest('Jan'), guest('Lisa')), []],
    ['two bots of one level', withSides({ ...emptySide, kind: 'bot' }, { ...emptySide, kind: 'bot' }), []],
    [
      'nobody',
      withSides(guest(' '), guest('')),
      ['home: home-player-id-must-not-be-empty', 'away: away-player-id-must-not-be-empty'],
    ],
    ['the same name twice', withSides(guest('Jan'), guest(' jan')), []],
    [
      'half a double',
      withSides(double('Jan', ''), guest('Lisa')),
      ['home.1: home-player-id-must-not-be-empty'],
    ],
    ['a partner on both sides', withSides(double('Jan', 'Lisa'), double('Uwe', 'Jan')), []],
    ['a partner with themselves', withSides(double('Jan', 'Jan'), guest('Lisa')), []],
    ['four in two doubles', withSides(double('Jan', 'Lisa'), double('Uwe', 'Tom')), []],
    [
      'an online player without id',
      withSides(guest('Jan'), { ...emptySide, kind: 'online' }),
      ['away: away-online-player-id-must-be-valid'],
    ],
  ])('returns the problems of %s', (_, state, expected) => {
    expect(codes(state)).toEqual(expected);
  });

  it('checks the configuration too, including empty number fields', () => {
    const state: SetupState = { ...emptySetup, config: { ...emptySetup.config, legsToWinSet: Number.NaN } };
    expect(setupProblemsOf(state).config).toEqual([{ field: 'legsToWinSet', code: 'out-of-range' }]);
  });
});

it('finds the problem of a field', () => {
  const problems = setupProblemsOf(withSides(guest('Jan'), guest('')));
  expect(problemAt(problems, 'home')).toBeUndefined();
  expect(problemAt(problems, 'away')?.code).toBe('away-player-id-must-not-be-empty');
});
