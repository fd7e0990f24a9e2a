import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAccount } from '../data/people/account.ts';
import { Redirect } from '../ui/redirect.tsx';

/** Lets in only users with a confirmed address; sends other users to sign in, confirm it or
 * enter their first name, and then back. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { state, player } = useAccount();
  const { pathname, search } = useLocation();
  if (state === 'user' && player?.props.firstName === '')
    return <Redirect to={`/register/first-name?to=${encodeURIComponent(pathname + search)}`} />;
  if (state === 'user') return children;
  if (state === 'unverified') return <Redirect to="/register/validation-needed" />;
  return <Redirect to={`/login?to=${encodeURIComponent(pathname + search)}`} />;
}
