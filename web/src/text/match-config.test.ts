import type { MatchConfig } from '@neundarter/rules/match/types';
import { expect, it } from 'vitest';
import { testConfig } from '../test/standings.ts';
import { matchConfigText } from './match-config.ts';

it.each<[Partial<MatchConfig>, string]>([
  [{}, '501 · First to 3 · DO'],
  [{ legMode: 'best-of', maxLegsToPlay: 6 }, '501 · Best of 6 · DO'],
  [{ startingScore: 301, checkInMode: 'double-in', legsToWinSet: 1 }, '301 · First to 1 · DI/DO'],
  [
    { setMode: 'best-of', maxSetsToPlay: 5, checkInMode: 'double-in' },
    '501 · Best of 5 Sätze · First to 3 Legs · DI/DO',
  ],
  [
    { setMode: 'first-to', setsToWin: 2, legConfig: { legMode: 'first-to', legsToWinSet: 1 } },
    '501 · First to 2 Sätze · First to 1 Leg · DO',
  ],
])('%o is %s', (changes, text) => {
  expect(matchConfigText({ ...testConfig, ...changes })).toBe(text);
});
