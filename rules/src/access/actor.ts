// The person or device that the access rules decide about.

export const userRoles = ['admin', 'team-admin', 'scorer-analyzer', 'adrs-enabled'] as const;
export type UserRole = (typeof userRoles)[number];

/** The person or device that wants to do something. A user with an unverified address has no player, roles or teams. */
export type Actor = {
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** The player profile of a signed-in user. */
  readonly playerId?: string;
  /** Contains `team-admin` if the actor is one in any team; `adminOfTeamIds` decides where. */
  readonly roles: readonly UserRole[];
  readonly teamIds: readonly string[];
  /** Teams of which the actor is a team admin; missing: none. */
  readonly adminOfTeamIds?: readonly string[];
};
