import { expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { paperMatch, playMatch } from '../../test/played-match.ts';
import { canRetry } from './can-retry.ts';
import type { DeviceMatch, MatchCommand } from './match-commands.ts';

const started = playMatch();
const thrower = started.parties[0].type === 'single' ? started.parties[0].player.id : '';
const newThrow = {
  id: 't1',
  playerId: thrower,
  score: 60,
  dartsThrown: 3,
  attemptsOnDouble: 0,
  timeStamp: 1,
};
const turn: MatchCommand = {
  kind: 'throw',
  id: 't1',
  newThrow,
  position: { setNumber: 1, legNumber: 1, throwNumber: 1 },
};
const undo: MatchCommand = { kind: 'undo', id: 'u1', throwId: 'gone' };

const refused = (
  command: MatchCommand,
  code: string,
  base: DeviceMatch['base'] = entityOf(started, 1),
): DeviceMatch => ({
  id: 'm',
  version: 1,
  base,
  queue: [command],
  refusal: { commandId: command.id, code },
});

it.each<[string, DeviceMatch, boolean]>([
  ['rights can come', refused(turn, 'error.insufficient-permissions'), true],
  ['a PIN can be entered', refused(turn, 'error.event.wrong-pin'), true],
  ['the match runs again', refused(turn, 'error.invalid-match-status'), true],
  [
    'the match has another result',
    refused(turn, 'error.invalid-match-status', entityOf(paperMatch(), 2)),
    false,
  ],
  [
    'somebody else has thrown',
    refused(turn, 'error.match.out-of-sync', entityOf(playMatch({ legs: ['501 | 100'] }), 2)),
    false,
  ],
  ['the match is deleted', refused(turn, 'error.not-found'), false],
  ['the server does not understand it', refused(turn, 'error.invalid-request'), false],
  ['the result is final', refused(undo, 'error.match.over', entityOf(paperMatch(), 2)), false],
  ['the result was reopened', refused(undo, 'error.match.over'), true],
  ['the server does not know the match', refused(turn, 'error.insufficient-permissions', null), false],
])('knows whether it helps to send again: %s', (_, record, expected) => {
  expect(canRetry(record)).toBe(expected);
});

it('is asked only about a refusal', () => {
  expect(canRetry({ ...refused(turn, 'error.event.wrong-pin'), refusal: null })).toBe(false);
});
