import { completeConfig } from '@neundarter/rules/match/config';
import { expect, it } from 'vitest';
import { doubleParty } from '../../test/played-match.ts';
import { sidesFor } from './account-sides.ts';
import { type EarlierMatch, setupFromMatch } from './setup-from-match.ts';

it('fills the form with the values of the match', () => {
  const config = completeConfig({ startingScore: 701, legsToWinSet: 4 });
  const setup = setupFromMatch({
    parties: [doubleParty('Anna', 'Ben'), { type: 'single', player: { type: 'bot', id: 'b', level: 9 } }],
    config,
    startingParty: 1,
    isOnlineMatch: false,
  });
  expect(setup.sides[0]).toMatchObject({ kind: 'double', partners: ['Anna', 'Ben'] });
  expect(setup.sides[1]).toMatchObject({ kind: 'bot', level: 9 });
  expect(setup).toMatchObject({ startingParty: 1, config });
});

const annaAndBen = (isOnlineMatch: boolean): EarlierMatch => ({
  parties: [
    { type: 'single', player: { type: 'registered', id: 'r', firstName: 'Anna', lastName: 'Schmidt' } },
    { type: 'single', player: { type: 'registered', id: '0ben99zzzzzzzzzzzzzz', firstName: 'Ben' } },
  ],
  config: completeConfig(),
  startingParty: 0,
  isOnlineMatch,
});

it('keeps registered players', () => {
  const { sides } = setupFromMatch(annaAndBen(false), 'r');
  expect(sides.map(({ kind, player }) => [kind, player?.id])).toEqual([
    ['registered', 'r'],
    ['registered', '0ben99zzzzzzzzzzzzzz'],
  ]);
});

it('requests an online match from the opponent again', () => {
  const { sides } = setupFromMatch(annaAndBen(true), 'r');
  expect(sides[0]).toMatchObject({ kind: 'registered', player: { id: 'r' } });
  expect(sides[1]).toMatchObject({ kind: 'online', code: '0BEN99' });
});

it('turns registered players into guests with their names if nobody is signed in', () => {
  const { sides } = setupFromMatch(annaAndBen(false));
  expect(sidesFor(sides, { player: null, hasTeam: false }).map(({ kind, name }) => [kind, name])).toEqual([
    ['guest', 'Anna Schmidt'],
    ['guest', 'Ben'],
  ]);
});
