import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import type { SignedIn } from '../data/people/session.ts';

/** A player in a list; by default registered and confirmed. */
export function playerEntity({
  id = 'p1',
  ...props
}: Partial<PlayerEntity['props']> & { readonly id?: string } = {}): PlayerEntity {
  const names = { firstName: 'Anna', lastName: null, nickName: null, ...props };
  return {
    id,
    props: {
      type: 'registered',
      fullName: fullNameOf(names),
      onlineId: id.slice(0, 6).toUpperCase().padEnd(6, '0'),
      externalId: null,
      settings: { onlineMatchesAllowed: false, currentTeamId: null },
      pictureUrl: null,
      ...props,
      ...names,
    },
  };
}

/** An account with a confirmed address. */
export const userEntity = ({
  id = 'u1',
  ...props
}: Partial<UserEntity['props']> & { readonly id?: string } = {}): UserEntity => ({
  id,
  props: {
    emailAddress: null,
    isVerified: true,
    playerId: 'p1',
    teamIds: [],
    roles: [],
    lastSeen: null,
    // By default a team admin of all their teams.
    adminOfTeamIds: props.roles?.includes('team-admin') ? [...(props.teamIds ?? [])] : [],
    ...props,
  },
});

export const teamEntity = ({
  id = 'bulls',
  ...props
}: Partial<TeamEntity['props']> & { readonly id?: string } = {}): TeamEntity => ({
  id,
  props: {
    name: 'Bulls',
    canUseTournaments: false,
    referralCode: null,
    members: 1,
    pictureUrl: null,
    ...props,
  },
});

/** Stores a user as signed in on this device. */
export function signInAs(session: Partial<SignedIn> = {}): void {
  const signedIn: SignedIn = {
    token: 'secret',
    user: userEntity(),
    player: playerEntity(),
    teams: [],
    ...session,
  };
  localStorage.setItem('session', JSON.stringify(signedIn));
}
