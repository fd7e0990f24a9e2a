import { lazy, Suspense, useEffect } from 'react';
import { useAccount } from '../data/people/account.ts';
import { onSessionEnd } from '../data/people/session-end.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Companion = lazy(async () => ({
  default: (await import('./account-companion.tsx')).AccountCompanion,
}));

/** What accompanies signed-in users on every page; guests load nothing of it, and no page fails with it. */
export function SignedIn() {
  const { state } = useAccount();
  useEffect(
    () =>
      onSessionEnd((why) => {
        import('./tell-session-end.ts').then(
          ({ tellSessionEnd }) => tellSessionEnd(why),
          // Without network the header alone says it.
          () => undefined,
        );
      }),
    [],
  );
  if (state === 'guest') return null;
  return (
    <CrashBoundary fallback={null}>
      <Suspense fallback={null}>
        <Companion />
      </Suspense>
    </CrashBoundary>
  );
}
