import { lazy, Suspense, useEffect } from 'react';
import { useAccount } from '../data/people/account.ts';
import { onSessionEnd } from '../data/people/session-end.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Companion = lazy(async () => ({
  default: (await import('./account-companion.tsx')).AccountCompanion,
}));

/** Parts that signed-in users need on every page; guests do not load them, and no page fails if they fail. */
export function SignedIn() {
  const { state } = useAccount();
  useEffect(
    () =>
      onSessionEnd((why) => {
        import('./tell-session-end.ts').then(
          ({ tellSessionEnd }) => tellSessionEnd(why),
          // Without network only the header shows it.
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
