import { lazy, Suspense } from 'react';
import { useAccount } from '../data/people/account.ts';

const GuestTakeover = lazy(async () => ({
  default: (await import('../parts/guest-takeover/guest-takeover.tsx')).GuestTakeover,
}));

/** Offers a guest's matches to users, but not while they are still signing in or registering. */
export function GuestOffer({ pathname }: { readonly pathname: string }) {
  const { state } = useAccount();
  if (state !== 'user' || /^\/(login|register)\b/.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <GuestTakeover />
    </Suspense>
  );
}
