import { expect, it } from 'vitest';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { matchPicture } from './match-picture.ts';

const parties = [guestParty('Anna'), guestParty('Ben')] as const;

it('is not there before the end', () => {
  expect(matchPicture(playMatch({ parties }), null)).toBeNull();
});

it('shows the day, names, result, averages and the highest finish', () => {
  const match = playMatch({
    parties,
    config: { startingScore: 101, legsToWinSet: 1 },
    legs: ['101 | 61 41 | 40/1#1'],
  });
  expect(matchPicture(match, 'Donnerstagstraining')).toEqual({
    eyebrow: 'Donnerstagstraining · 20.11.2025',
    title: 'Anna 1 : 0 Ben',
    word: 'Sieger',
    winner: 'Anna',
    lines: [],
    figures: [
      { label: 'Ø Anna', value: '75,75' },
      { label: 'Ø Ben', value: '41,00' },
      { label: 'Finish · Anna', value: '40' },
    ],
  });
});
