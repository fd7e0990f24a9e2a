import { completeConfig } from '@neundarter/rules/match/config';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptySetup, emptySide } from './draft.ts';
import { mergeNames, parseRemembered, readRemembered, remember } from './remembered.ts';

beforeEach(() => localStorage.clear());

it('returns players and configuration, and collects the names', () => {
  const config = completeConfig({ startingScore: 301, checkInMode: 'double-in' });
  const first = {
    ...emptySetup,
    config,
    sides: [
      { ...emptySide, name: 'Jan' },
      { ...emptySide, name: 'Lisa' },
    ],
  } as const;
  remember(first);
  remember({
    ...first,
    sides: [
      { ...emptySide, name: 'Uwe' },
      { ...emptySide, name: 'jan' },
    ],
  });
  const { state, names } = readRemembered();
  expect(state.config).toEqual(config);
  expect(state.sides.map(({ name }) => name)).toEqual(['Uwe', 'jan']);
  expect(names).toEqual(['Uwe', 'jan', 'Lisa']);
});

it('starts empty with the default configuration', () => {
  expect(readRemembered()).toEqual({ state: emptySetup, names: [] });
});

it('does not return an unplayable configuration', () => {
  localStorage.setItem('last-match-config', JSON.stringify({ ...completeConfig(), legsToWinSet: 0 }));
  expect(readRemembered().state.config).toEqual(completeConfig());
  localStorage.setItem('last-match-config', JSON.stringify({ startingScore: 501 }));
  expect(readRemembered().state.config).toEqual(completeConfig());
});

describe('parseRemembered', () => {
  it.each([[null], ['x'], [{ sides: 7, names: 'Jan' }], [{ sides: [null, 3], names: [1, ' '] }]])(
    'ignores %j',
    (value) => {
      expect(parseRemembered(value)).toEqual({ sides: [emptySide, emptySide], names: [] });
    },
  );

  it('keeps valid values and drops the others', () => {
    const stored = { sides: [{ kind: 'online', name: 'Jan', level: 99 }], names: ['Jan', 2] };
    expect(parseRemembered(stored)).toEqual({
      sides: [{ ...emptySide, name: 'Jan' }, emptySide],
      names: ['Jan'],
    });
  });
});

it('keeps each name once, the newest first', () => {
  expect(mergeNames(['Jan', 'Lisa'], ['lisa', 'Uwe', 'JAN'])).toEqual(['Jan', 'Lisa', 'Uwe']);
});
