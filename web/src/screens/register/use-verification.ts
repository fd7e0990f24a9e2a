import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../data/api/api-error.ts';
import { accountOf, refreshAccount, useAccount } from '../../data/people/account.ts';
import { verifyEmailAddress } from '../../data/people/registration.ts';
import { readSession } from '../../data/people/session.ts';

type Verification =
  | { readonly state: 'checking' | 'successful' | 'invalid' | 'expired' }
  | { readonly state: 'error'; readonly error: unknown; readonly retry: () => void };

type Outcome = 'successful' | 'invalid' | 'expired';

/**
 * Confirms an e-mail address with the token of its mail. The token works once. If it was used before, by a second tap
 * on the link or by a call whose answer was lost, the account tells whether the address is confirmed.
 * @param token null for a visitor without a token, whose address was confirmed elsewhere
 */
export function useVerification(token: string | null): Verification {
  const { state } = useAccount();
  const verification = useQuery({
    queryKey: ['registration', 'verify', token],
    queryFn: () => verify(token ?? ''),
    enabled: token !== null,
    ...onceOnly,
  });
  if (token === null) return { state: state === 'user' ? 'successful' : 'invalid' };
  if (verification.isPending || verification.isFetching) return { state: 'checking' };
  if (verification.isError)
    return { state: 'error', error: verification.error, retry: () => void verification.refetch() };
  return { state: verification.data };
}

/** Query options for calls that change something: they are never repeated on their own. */
export const onceOnly = {
  retry: false,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

async function verify(token: string): Promise<Outcome> {
  const outcome = await verifyEmailAddress(token).then(() => 'successful' as const, refusalOf);
  await refreshAccount().catch(() => undefined);
  const isVerified = accountOf(readSession()).state === 'user';
  return isVerified ? 'successful' : outcome;
}

function refusalOf(error: unknown): Outcome {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'error.registration.expired-link') return 'expired';
  if (code === 'error.registration.invalid-link' || code === 'error.invalid-request') return 'invalid';
  throw error;
}
