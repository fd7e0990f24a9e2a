import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayReadTeamCalendar, mayRenewTeamCalendar } from './calendars.ts';

const user = (more: Partial<Actor>): Actor => ({ kind: 'user', id: 'u', roles: [], teamIds: [], ...more });

it.each([
  [true, true, 'a platform admin', user({ roles: ['admin'] })],
  [true, true, 'an admin of the team', user({ teamIds: ['t'], adminOfTeamIds: ['t'] })],
  [true, false, 'a member', user({ teamIds: ['t'] })],
  [false, false, 'a member of another team', user({ teamIds: ['x'], adminOfTeamIds: ['x'] })],
  [false, false, 'a guest', { kind: 'guest', id: 'g', roles: [], teamIds: ['t'] } as const],
])('reading %s, renewing %s for %s', (reads, renews, _, actor) => {
  expect([mayReadTeamCalendar(actor, 't'), mayRenewTeamCalendar(actor, 't')]).toEqual([reads, renews]);
});
