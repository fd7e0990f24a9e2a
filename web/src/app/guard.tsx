import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAccount } from '../data/people/account.ts';

/** Lets in only users with a confirmed address; sends other users to sign in, confirm it or
 * enter their first name, and then back. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { state, player } = useAccount();
  const { pathname, search } = useLocation();
  if (state === 'user' && player?.props.firstName === '')
    return <Navigate to={`/register/first-name?to=${encodeURIComponent(pathname + search)}`} replace />;
  if (state === 'user') return children;
  if (state === 'unverified') return <Navigate to="/register/validation-needed" replace />;
  return <Navigate to={`/login?to=${encodeURIComponent(pathname + search)}`} replace />;
}
