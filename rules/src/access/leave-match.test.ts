import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { type LeavingFacts, mayLeaveMatch } from './leave-match.ts';

const user = (more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id: 'u',
  playerId: 'p1',
  roles: [],
  teamIds: ['t1'],
  ...more,
});
const free = {
  playerIds: ['p1', 'p2'],
  status: 'running',
  isOnlineMatch: false,
  event: null,
} as const satisfies LeavingFacts['match'];
const online = { ...free, isOnlineMatch: true } as const;
const permissions = 'error.insufficient-permissions';
const status = 'error.invalid-match-status';

it.each<[string, Actor, LeavingFacts['match'], string]>([
  ['a player', user(), free, 'allowed'],
  ['a player, finished', user(), { ...free, status: 'finished' }, 'allowed'],
  ['a player, scheduled', user(), { ...free, status: 'scheduled' }, 'allowed'],
  ['a stranger', user({ playerId: 'p3' }), free, permissions],
  ['an admin', user({ playerId: 'p3', roles: ['admin'] }), free, permissions],
  ['a guest', { ...user(), kind: 'guest' }, free, permissions],
  ['a player, in a training', user(), { ...free, event: { teamId: 't1', type: 'training' } }, permissions],
  [
    'a player, in a tournament',
    user(),
    { ...free, event: { teamId: 't1', type: 'tournament' } },
    permissions,
  ],
  ['a player, online', user(), online, status],
  ['a player, before the online match', user(), { ...online, status: 'scheduled' }, status],
  ['a player, after the online match', user(), { ...online, status: 'finished' }, 'allowed'],
])('decides whether %s may leave a match', (_name, actor, match, expected) => {
  const answer = mayLeaveMatch({ actor, match, isUnconfirmed: false });
  expect(answer.ok ? 'allowed' : answer.error).toBe(expected);
  expect(mayLeaveMatch({ actor, match, isUnconfirmed: true }).ok).toBe(true);
});
