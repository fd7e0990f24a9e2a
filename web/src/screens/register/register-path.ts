import type { InviteLink } from '../../data/people/registration.ts';

/** The registration of somebody invited, with the address filled in. */
export const registerPath = ({
  playerId,
  teamId,
  emailAddress,
}: Pick<InviteLink, 'playerId' | 'teamId' | 'emailAddress'>): string =>
  `/register?${new URLSearchParams({ playerId, teamId, emailAddress })}`;
