import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayManageBoards, mayReadBoards } from './boards.ts';

const user = (facts: Partial<Actor>): Actor => ({ kind: 'user', id: 'u', roles: [], teamIds: [], ...facts });

it.each<[string, Actor, boolean, boolean]>([
  ['a guest', { kind: 'guest', id: 'g', roles: [], teamIds: [] }, false, false],
  ['a stranger', user({}), false, false],
  ['a member', user({ teamIds: ['a'] }), true, false],
  ['a member of another team', user({ teamIds: ['b'], adminOfTeamIds: ['b'] }), false, false],
  ['a team admin', user({ teamIds: ['a'], adminOfTeamIds: ['a'] }), true, true],
  ['a platform admin', user({ roles: ['admin'] }), true, true],
])('%s', (_, actor, mayRead, mayManage) => {
  expect(mayReadBoards(actor, 'a')).toBe(mayRead);
  expect(mayManageBoards(actor, 'a')).toBe(mayManage);
});
