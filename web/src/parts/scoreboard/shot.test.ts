import { expect, it } from 'vitest';
import { freshTurnOf } from './fresh-turn.ts';
import { greaterShot, shotOf } from './shot.ts';

const base = { matchId: 'm', eventId: null, revision: 7 };
const leg = { ...base, setNumber: 1, legNumber: 1, winningParty: 1, darts: 30 } as const;

it('a leg that its round limit has decided says so, also as the end of the match', () => {
  const decided = shotOf({ ...leg, decidedBy: 'bull' }, 'leg');
  expect(decided).toEqual({ kind: 'leg', winningParty: 1, revision: 7, darts: 30, decidedBy: 'bull' });
  const end = shotOf({ ...base, winningParty: 1 }, 'match');
  expect(greaterShot(decided, end)).toMatchObject({ kind: 'match', decidedBy: 'bull', darts: 30 });
  expect(greaterShot(decided, shotOf({ ...leg, revision: 9 }, 'leg'))).not.toHaveProperty('decidedBy');
});

it('an end without a last turn is no shot', () => {
  expect(shotOf({ ...base, winningParty: 1, end: 'forfeit' }, 'match')).toBeNull();
});

it.each([
  ['a usual turn', { score: [441, 501], darts: [3, 0], markers: [null, null], status: 'running' }, 441],
  ['a checkout', { score: [501, 501], darts: [0, 0], markers: ['check', null], status: 'running' }, 0],
  ['the last checkout', { score: [0, 40], darts: [9, 6], markers: ['win', null], status: 'finished' }, 0],
  [
    'a leg at its limit',
    { score: [501, 501], darts: [0, 0], markers: [null, null], status: 'running' },
    null,
  ],
  [
    'the end at its limit',
    { score: [120, 40], darts: [9, 9], markers: [null, 'win'], status: 'finished' },
    120,
  ],
])('the rest after %s', (_, standing, rest) => {
  const lastThrow = { id: 't', party: 0, playerId: 'p', score: 60 };
  const event = { ...base, change: 'throw', lastThrow, standing } as unknown as Parameters<
    typeof freshTurnOf
  >[0];
  expect(freshTurnOf(event)?.rest).toBe(rest);
});
