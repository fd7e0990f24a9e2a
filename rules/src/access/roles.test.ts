import { describe, expect, it } from 'vitest';
import type { Actor, UserRole } from './actor.ts';
import { changedRoles, mayChangeRoles, meantTeamIds } from './roles.ts';

const user = (id: string, more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...more,
});
const adminOf = (teamIds: readonly string[]) =>
  ({ roles: ['team-admin'], adminOfTeamIds: teamIds }) as const satisfies Partial<Actor>;

const actors = {
  guest: { kind: 'guest', id: 'g', ...adminOf(['club']), teamIds: ['club'] },
  mate: user('mate', { teamIds: ['club'] }),
  captain: user('captain', { ...adminOf(['club']), teamIds: ['club'] }),
  rival: user('rival', { ...adminOf(['others']), teamIds: ['others'] }),
  both: user('both', { ...adminOf(['others']), teamIds: ['club', 'others'] }),
  admin: user('admin', { roles: ['admin'] }),
} as const satisfies { readonly [name: string]: Actor };
type Name = keyof typeof actors;

type Anna = { readonly has?: readonly UserRole[]; readonly adminOf?: readonly string[] };
const anna = ({ has = [], adminOf: adminOfTeamIds = [] }: Anna = {}) => ({
  id: 'anna',
  roles: has,
  teamIds: ['club', 'third'],
  adminOfTeamIds,
});

/** A change of Anna's roles, and who may make it. */
const changes: readonly [string, Anna, { roles: readonly UserRole[]; teamId?: string }, readonly Name[]][] = [
  ['make a team admin', {}, { roles: ['team-admin'] }, ['captain', 'admin']],
  ['make a team admin of the club', {}, { roles: ['team-admin'], teamId: 'club' }, ['captain', 'admin']],
  ['make a team admin of another team', {}, { roles: ['team-admin'], teamId: 'third' }, ['admin']],
  ['make a team admin where she is no member', {}, { roles: ['team-admin'], teamId: 'others' }, ['admin']],
  ['make an admin', {}, { roles: ['admin'] }, ['admin']],
  ['make both', {}, { roles: ['team-admin', 'admin'] }, ['admin']],
  ['give the other roles', {}, { roles: ['scorer-analyzer', 'adrs-enabled'] }, ['admin']],
  ['take the role', { has: ['team-admin'], adminOf: ['club'] }, { roles: [], teamId: 'club' }, ['admin']],
  ['take the role anywhere', { has: ['team-admin'], adminOf: ['club'] }, { roles: [] }, ['admin']],
  ['swap a role', { has: ['admin'] }, { roles: ['team-admin'] }, ['admin']],
  [
    'add the club to another team',
    { has: ['team-admin'], adminOf: ['third'] },
    { roles: ['team-admin'], teamId: 'club' },
    ['captain', 'admin'],
  ],
];

describe.each(changes)('who may %s', (_, before, change, allowed) => {
  it.each(Object.entries(actors))('%s', (name, actor) => {
    expect(mayChangeRoles({ actor, user: anna(before), ...change })).toBe(allowed.includes(name as Name));
  });
});

it.each(['captain', 'admin'] as const)('%s does not change their own roles', (name) => {
  const actor = actors[name];
  const self = { adminOfTeamIds: [], ...actor };
  expect(mayChangeRoles({ actor, user: self, roles: [...self.roles, 'adrs-enabled'] })).toBe(false);
  expect(mayChangeRoles({ actor, user: self, roles: [] })).toBe(false);
});

describe('a change of roles', () => {
  const after = (before: Anna, change: { roles: readonly UserRole[]; teamId?: string }, by: Name = 'admin') =>
    changedRoles({ actor: actors[by], user: anna(before), ...change });

  it('concerns the named team, or all teams that the caller administers', () => {
    const user = anna();
    expect(meantTeamIds({ actor: actors.captain, user })).toEqual(['club']);
    expect(meantTeamIds({ actor: actors.admin, user })).toEqual(['club', 'third']);
    expect(meantTeamIds({ actor: actors.rival, user })).toEqual([]);
    expect(meantTeamIds({ actor: actors.admin, user, teamId: 'third' })).toEqual(['third']);
  });

  it('gives and takes the role only in these teams', () => {
    expect(after({}, { roles: ['team-admin'] }, 'captain').adminOfTeamIds).toEqual(['club']);
    expect(after({}, { roles: ['team-admin'] }).adminOfTeamIds).toEqual(['club', 'third']);
    const both: Anna = { has: ['team-admin'], adminOf: ['club', 'third'] };
    expect(after(both, { roles: [], teamId: 'club' }).adminOfTeamIds).toEqual(['third']);
    expect(after(both, { roles: [] }).adminOfTeamIds).toEqual([]);
  });

  it('in another role makes nobody an admin of more teams', () => {
    const one: Anna = { has: ['team-admin'], adminOf: ['third'] };
    expect(after(one, { roles: ['team-admin', 'adrs-enabled'] })).toEqual({
      platformRoles: ['adrs-enabled'],
      adminOfTeamIds: ['third'],
    });
  });
});
