import { expect, it } from 'vitest';
import { type CalledMatch, ownCallsOf, versionOfCall } from './own-calls.ts';

const match = (more: Partial<CalledMatch> = {}): CalledMatch => ({
  matchId: 'm1',
  board: 'Board 3',
  calls: 1,
  calledAt: 10,
  sides: [
    { name: 'Anna', players: ['anna'] },
    { name: 'Ben & Cleo', players: ['ben', 'cleo'] },
  ],
  caller: 'dora',
  ...more,
});
const people = (entrant: string, ...players: string[]) => ({ entrant, name: entrant, players });

it.each([
  ['a player', people('e1', 'anna'), { as: 'plays', opponent: 'Ben & Cleo', board: 'Board 3' }],
  ['one of a pair', people('e2', 'x', 'cleo'), { as: 'plays', opponent: 'Anna' }],
  ['the caller', people('e3', 'dora'), { as: 'calls', opponent: null, sides: ['Anna', 'Ben & Cleo'] }],
])('concerns %s', (_, who, call) => {
  expect(ownCallsOf([match()], [who])).toEqual([expect.objectContaining({ ...call, entrant: who.entrant })]);
});

it('concerns nobody else', () => {
  expect(ownCallsOf([match({ caller: null })], [people('e3', 'dora'), people('e4')])).toEqual([]);
});

it('names several people of a device, the latest call first', () => {
  const earlier = match({
    matchId: 'm0',
    calledAt: 5,
    caller: 'anna',
    sides: [people('x', 'x'), people('y', 'y')],
  });
  const calls = ownCallsOf([earlier, match()], [people('e1', 'anna'), people('e2', 'ben')]);
  expect(calls.map(({ matchId, entrant, as }) => [matchId, entrant, as])).toEqual([
    ['m1', 'e1', 'plays'],
    ['m1', 'e2', 'plays'],
    ['m0', 'e1', 'calls'],
  ]);
});

it('is new with a second call, another board and another duty', () => {
  const [call] = ownCallsOf([match()], [people('e1', 'anna')]);
  if (call === undefined) throw new Error('no call');
  const versions = [call, { ...call, calls: 2 }, { ...call, board: null }, { ...call, as: 'calls' as const }];
  expect(new Set(versions.map(versionOfCall)).size).toBe(4);
  expect(versionOfCall({ ...call, name: 'A.' })).toBe(versionOfCall(call));
});
