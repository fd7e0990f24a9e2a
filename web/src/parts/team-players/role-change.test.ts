import type { Actor, UserRole } from '@neundarter/rules/access/actor';
import { describe, expect, it } from 'vitest';
import { userEntity } from '../../test/people.ts';
import { grantableRoles, mayRevoke, rolesIn, withRole } from './role-change.ts';

const actor = (roles: readonly UserRole[], teamIds: readonly string[] = []): Actor => ({
  kind: 'user',
  id: 'me',
  roles,
  teamIds,
  adminOfTeamIds: roles.includes('team-admin') ? teamIds : [],
});
const you = userEntity({ id: 'you', teamIds: ['bulls', 'lions'], roles: ['scorer-analyzer'] });
const member = { user: you, teamId: 'bulls' };

describe('the roles that can be given', () => {
  it.each([
    ['admin', actor(['admin']), ['team-admin', 'admin', 'adrs-enabled']],
    ['team admin of the team', actor(['team-admin'], ['bulls']), ['team-admin']],
    ['team admin of another team', actor(['team-admin'], ['lions']), []],
    ['member', actor([], ['bulls']), []],
  ])('by %s', (_, who, expected) => {
    expect(grantableRoles(who, member)).toEqual(expected);
  });

  it('are none for oneself', () => {
    expect(grantableRoles({ ...actor(['admin']), id: 'you' }, member)).toEqual([]);
  });
});

describe('a role can be taken', () => {
  it.each([
    ['by an admin', actor(['admin']), true],
    ['not by a team admin', actor(['team-admin'], ['bulls']), false],
    ['not from oneself', { ...actor(['admin']), id: 'you' }, false],
  ])('%s', (_, who, expected) => {
    expect(mayRevoke(who, member, 'scorer-analyzer')).toBe(expected);
  });
});

describe('the role of a team admin', () => {
  const { props } = you;
  const ofLions = { ...you, props: { ...props, roles: ['team-admin' as const], adminOfTeamIds: ['lions'] } };

  it('is shown only in its team', () => {
    expect(rolesIn({ user: ofLions, teamId: 'lions' })).toEqual(['team-admin']);
    expect(rolesIn({ user: ofLions, teamId: 'bulls' })).toEqual([]);
  });

  it('can be given in another team as well, and is not sent with other roles there', () => {
    const here = { user: ofLions, teamId: 'bulls' };
    expect(grantableRoles(actor(['team-admin'], ['bulls']), here)).toEqual(['team-admin']);
    expect(withRole(here, 'adrs-enabled')).toEqual(['adrs-enabled']);
    expect(withRole({ ...here, teamId: 'lions' }, 'adrs-enabled')).toEqual(['team-admin', 'adrs-enabled']);
  });
});
