import { completeConfig } from '@neundarter/rules/match/config';
import { expect, it } from 'vitest';
import { doubleParty, guestParty } from '../../test/played-match.ts';
import { setupFromMatch } from './setup-from-match.ts';

it('fills the form as the match was', () => {
  const config = completeConfig({ startingScore: 701, legsToWinSet: 4 });
  const setup = setupFromMatch({
    parties: [doubleParty('Anna', 'Ben'), { type: 'single', player: { type: 'bot', id: 'b', level: 9 } }],
    config,
    startingParty: 1,
  });
  expect(setup.sides[0]).toMatchObject({ kind: 'double', partners: ['Anna', 'Ben'] });
  expect(setup.sides[1]).toMatchObject({ kind: 'bot', level: 9 });
  expect(setup).toMatchObject({ startingParty: 1, config });
});

it('plays registered players as guests of their name', () => {
  const setup = setupFromMatch({
    parties: [
      { type: 'single', player: { type: 'registered', id: 'r', firstName: 'Anna', lastName: 'Schmidt' } },
      guestParty('Ben'),
    ],
    config: completeConfig(),
    startingParty: 0,
  });
  expect(setup.sides.map(({ kind, name }) => [kind, name])).toEqual([
    ['guest', 'Anna Schmidt'],
    ['guest', 'Ben'],
  ]);
});
