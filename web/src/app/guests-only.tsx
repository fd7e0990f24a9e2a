import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../data/people/account.ts';
import { Redirect } from '../ui/redirect.tsx';
import { sameSitePath } from '../ui/same-site-path.ts';

/**
 * Signing in and registering are only for guests. Users who come here signed in are redirected; after signing in here
 * the screen redirects.
 */
export function GuestsOnly({ children }: { readonly children: ReactNode }) {
  const { state } = useAccount();
  const [query] = useSearchParams();
  const [stateAtFirst] = useState(state);
  if (stateAtFirst === 'guest') return children;
  const to = state === 'unverified' ? '/register/validation-needed' : sameSitePath(query.get('to'));
  return <Redirect to={to ?? '/'} />;
}
