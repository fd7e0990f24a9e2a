import { describe, expect, it } from 'vitest';
import type { Actor, UserRole } from './actor.ts';
import {
  mayAdministerTeam,
  mayChangePlayer,
  mayCreatePlayer,
  mayDeletePlayer,
  mayLookUpUser,
  mayManageTeams,
  mayReadAddress,
  mayReadUser,
  mayRemoveMember,
  mayWriteNews,
} from './people.ts';

const user = (id: string, roles: readonly UserRole[], teamIds: readonly string[]): Actor => ({
  kind: 'user',
  id,
  playerId: `player of ${id}`,
  roles,
  teamIds,
  adminOfTeamIds: roles.includes('team-admin') ? teamIds : [],
});

const actors = {
  guest: {
    kind: 'guest',
    id: 'guest',
    roles: ['admin', 'team-admin'],
    teamIds: ['club'],
    adminOfTeamIds: ['club'],
  },
  unverified: { kind: 'user', id: 'new', roles: [], teamIds: [] },
  anna: user('anna', [], ['club']),
  mate: user('mate', ['scorer-analyzer', 'adrs-enabled'], ['club']),
  captain: user('captain', ['team-admin'], ['club']),
  rival: user('rival', ['team-admin'], ['others']),
  /** Administers another team of theirs, and is a plain member here. */
  both: { ...user('both', ['team-admin'], ['club', 'others']), adminOfTeamIds: ['others'] },
  admin: user('admin', ['admin'], []),
} as const satisfies { readonly [name: string]: Actor };
type Name = keyof typeof actors;

const anna = { id: 'anna', teamIds: ['club'] } as const;
const annasPlayer = { id: 'player of anna', isRegistered: true, teamIds: ['club'] };
const unregistered = { id: 'young', isRegistered: false, teamIds: ['club'] };
const inTwoTeams = { ...unregistered, teamIds: ['club', 'others'] };
const inNoTeam = { ...unregistered, teamIds: [] };

/** Each right with the names of all actors who have it; the others must not have it. */
const rights: readonly [string, (actor: Actor) => boolean, readonly Name[]][] = [
  ['administer the club', (actor) => mayAdministerTeam(actor, 'club'), ['captain', 'admin']],
  ['create teams', mayManageTeams, ['admin']],
  ['write news', mayWriteNews, ['admin']],
  ['read a user', (actor) => mayReadUser(actor, anna), ['anna', 'captain', 'admin']],
  ['read a user without teams', (actor) => mayReadUser(actor, { ...anna, teamIds: [] }), ['anna', 'admin']],
  [
    'look up player and teams',
    (actor) => mayLookUpUser(actor, 'anna'),
    ['anna', 'mate', 'captain', 'rival', 'both', 'admin'],
  ],
  [
    'look up themselves',
    (actor) => mayLookUpUser(actor, 'new'),
    ['unverified', 'anna', 'mate', 'captain', 'rival', 'both', 'admin'],
  ],
  ['read an address', (actor) => mayReadAddress(actor, 'anna'), ['anna', 'admin']],
  ['create players', mayCreatePlayer, ['captain', 'rival', 'both', 'admin']],
  ['change a profile', (actor) => mayChangePlayer(actor, annasPlayer), ['anna', 'admin']],
  ['change a player without account', (actor) => mayChangePlayer(actor, unregistered), ['captain', 'admin']],
  ['delete a registered player', (actor) => mayDeletePlayer(actor, annasPlayer), []],
  ['delete a player without account', (actor) => mayDeletePlayer(actor, unregistered), ['captain', 'admin']],
  ['delete a player of two teams', (actor) => mayDeletePlayer(actor, inTwoTeams), ['admin']],
  ['delete a player of no team', (actor) => mayDeletePlayer(actor, inNoTeam), ['admin']],
  [
    'remove a member',
    (actor) => mayRemoveMember(actor, { teamId: 'club', playerId: 'player of anna' }),
    ['captain', 'admin'],
  ],
  [
    'remove the captain',
    (actor) => mayRemoveMember(actor, { teamId: 'club', playerId: 'player of captain' }),
    ['admin'],
  ],
  [
    'remove the admin',
    (actor) => mayRemoveMember(actor, { teamId: 'club', playerId: 'player of admin' }),
    ['captain'],
  ],
];

describe.each(rights)('who may %s', (_, may, allowed) => {
  it.each(Object.entries(actors))('%s', (name, actor) => {
    expect(may(actor)).toBe(allowed.includes(name as Name));
  });
});
