// Who asks, as every rule of access sees it.

export const userRoles = ['admin', 'team-admin', 'scorer-analyzer', 'adrs-enabled'] as const;
export type UserRole = (typeof userRoles)[number];

/** Who asks. A user whose address is not verified has no player, roles or teams. */
export type Actor = {
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** The player profile of a signed-in user. */
  readonly playerId?: string;
  readonly roles: readonly UserRole[];
  readonly teamIds: readonly string[];
};
