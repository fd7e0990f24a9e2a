import type { InviteLink } from '../../data/people/registration.ts';

/** Path to the registration of an invited person, with the e-mail address filled in. */
export const registerPath = ({
  playerId,
  teamId,
  emailAddress,
}: Pick<InviteLink, 'playerId' | 'teamId' | 'emailAddress'>): string =>
  `/register?${new URLSearchParams({ playerId, teamId, emailAddress })}`;
