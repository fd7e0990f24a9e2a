import type { Actor, UserRole } from '@neundarter/rules/access/actor';
import { describe, expect, it } from 'vitest';
import { userEntity } from '../../test/people.ts';
import { grantableRoles, mayRevoke } from './role-change.ts';

const actor = (roles: readonly UserRole[], teamIds: readonly string[] = []): Actor => ({
  kind: 'user',
  id: 'me',
  roles,
  teamIds,
});
const member = userEntity({ id: 'you', teamIds: ['bulls'], roles: ['scorer-analyzer'] });

describe('roles that can be given', () => {
  it.each([
    ['admin', actor(['admin']), ['team-admin', 'admin', 'adrs-enabled']],
    ['team admin of the team', actor(['team-admin'], ['bulls']), ['team-admin']],
    ['team admin of another team', actor(['team-admin'], ['lions']), []],
    ['member', actor([], ['bulls']), []],
  ])('by %s', (_, who, expected) => {
    expect(grantableRoles(who, member)).toEqual(expected);
  });

  it('never to oneself', () => {
    expect(grantableRoles({ ...actor(['admin']), id: 'you' }, member)).toEqual([]);
  });
});

describe('a role is taken', () => {
  it.each([
    ['by an admin', actor(['admin']), true],
    ['not by a team admin', actor(['team-admin'], ['bulls']), false],
    ['not from oneself', { ...actor(['admin']), id: 'you' }, false],
  ])('%s', (_, who, expected) => {
    expect(mayRevoke(who, member, 'scorer-analyzer')).toBe(expected);
  });
});
