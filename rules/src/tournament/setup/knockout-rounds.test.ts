import { expect, it } from 'vitest';
import { changeGroupCount, changeMode } from './change-setup.ts';
import { knockoutRounds } from './knockout-rounds.ts';
import { defaultTournamentSetup as usual } from './setup.ts';

it.each([
  [4, 'semi-final', 2],
  [8, 'quarter-final', 3],
  [16, 'round-of-16', 4],
  [32, 'round-of-32', 5],
  [64, 'round-of-64', 6],
  [65, 'round-of-128', 7],
  [Number.NaN, 'round-of-128', 7],
])('begins for up to %s participants with the %s', (maxNoOfParticipants, first, count) => {
  const rounds = knockoutRounds({ ...changeMode(usual, 'single-knockout'), maxNoOfParticipants });
  expect(rounds[0]).toBe(first);
  expect(rounds).toHaveLength(count);
  expect(rounds.at(-1)).toBe('final');
});

it('has the rounds of the qualifiers after groups', () => {
  expect(knockoutRounds(usual)[0]).toBe('quarter-final');
  // Twelve qualifiers play on sixteen slots, with byes.
  expect(knockoutRounds(changeGroupCount(usual, 12))[0]).toBe('round-of-16');
});
