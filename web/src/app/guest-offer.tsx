import { Suspense } from 'react';
import { useAccount } from '../data/people/account.ts';
import { latePart } from '../ui/late-part.tsx';

const GuestTakeover = latePart(
  async () => (await import('../parts/guest-takeover/guest-takeover.tsx')).GuestTakeover,
  () => null,
);

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
