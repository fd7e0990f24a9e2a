import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayManageHooks } from './hooks.ts';

const user = (more: Partial<Actor>): Actor => ({ kind: 'user', id: 'u', roles: [], teamIds: [], ...more });

it.each([
  [true, 'a platform admin', user({ roles: ['admin'] })],
  [true, 'an admin of the team', user({ roles: ['team-admin'], teamIds: ['t'], adminOfTeamIds: ['t'] })],
  [false, 'an admin of another team', user({ roles: ['team-admin'], adminOfTeamIds: ['x'] })],
  [false, 'a member', user({ teamIds: ['t'] })],
  [false, 'a guest', { kind: 'guest', id: 'g', roles: [], teamIds: [] } as const],
])('%s for %s', (may, _, actor) => {
  expect(mayManageHooks(actor, 't')).toBe(may);
});
