import type { InviteCheck } from '@neundarter/contract/entities/team';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../data/api/api-error.ts';
import { accountOf, refreshAccount } from '../../data/people/account.ts';
import { type InviteLink, isRegistered, validateInvite } from '../../data/people/registration.ts';
import { readSession } from '../../data/people/session.ts';
import { onceOnly } from './use-verification.ts';

/** The result of the link of an invitation. */
type InviteOutcome =
  | { readonly state: 'successful'; readonly check: InviteCheck }
  | { readonly state: 'failed' | 'expired' | 'address-mismatch' };

/** Whether the invited player has an account, or the e-mail address has one with another player. */
type PlayerRegistration = 'registered' | 'registered-many-times' | 'not-registered';

/** The parts of the link; null if one is missing. */
export function inviteLinkOf(query: URLSearchParams): InviteLink | null {
  const part = (name: keyof InviteLink) => query.get(name)?.trim() ?? '';
  const link = {
    teamId: part('teamId'),
    playerId: part('playerId'),
    emailAddress: part('emailAddress'),
    token: part('token'),
  };
  return Object.values(link).every((value) => value !== '') ? link : null;
}

/** Accepts an invitation, once; pending until the server has checked it. */
export const useInvite = (link: InviteLink | null) =>
  useQuery({
    queryKey: ['registration', 'invite', link],
    queryFn: () => (link === null ? failed : accept(link)),
    ...onceOnly,
  });

/** Finds out whether the player of an accepted invitation is registered. */
export const usePlayerRegistration = (check: InviteCheck, emailAddress: string) =>
  useQuery({
    queryKey: ['registration', 'player', check.playerId, emailAddress],
    queryFn: async ({ signal }): Promise<PlayerRegistration> => {
      if (check.isRegistered) return 'registered';
      return (await isRegistered(emailAddress, signal)) ? 'registered-many-times' : 'not-registered';
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const failed: InviteOutcome = { state: 'failed' };

async function accept(link: InviteLink): Promise<InviteOutcome> {
  try {
    const check = await validateInvite(link);
    await refreshAccount().catch(() => undefined);
    return { state: 'successful', check };
  } catch (error) {
    const outcome = refusalOf(error);
    return outcome.state === 'failed' ? ((await acceptedBefore(link)) ?? outcome) : outcome;
  }
}

/** Codes that are answers about the invitation, not failures of the call. */
const refusals: { readonly [code: string]: InviteOutcome } = {
  'error.teams.invite-expired': { state: 'expired' },
  'error.teams.invite-address-mismatch': { state: 'address-mismatch' },
  'error.teams.invite-failed': failed,
  'error.not-found': failed,
  'error.invalid-request': failed,
};

function refusalOf(error: unknown): InviteOutcome {
  const refusal = error instanceof ApiError ? refusals[error.code] : undefined;
  if (refusal === undefined) throw error;
  return refusal;
}

/**
 * A link works once, but people tap it twice. A second tap succeeds for the signed-in player who is already in the
 * team.
 */
async function acceptedBefore({ teamId, playerId }: InviteLink): Promise<InviteOutcome | null> {
  await refreshAccount().catch(() => undefined);
  const { user, teams } = accountOf(readSession());
  const team = teams.find(({ id }) => id === teamId);
  if (team === undefined || user?.props.playerId !== playerId) return null;
  return {
    state: 'successful',
    check: { teamId, teamName: team.props.name, playerId, isRegistered: true },
  };
}
