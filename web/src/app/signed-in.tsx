import { Suspense, useEffect } from 'react';
import { useAccount } from '../data/people/account.ts';
import { onSessionEnd } from '../data/people/session-end.ts';
import { loadCode } from '../device/late-code.ts';
import { latePart } from '../ui/late-part.tsx';

const Companion = latePart(
  async () => (await import('./account-companion.tsx')).AccountCompanion,
  () => null,
);

/** Parts that signed-in users need on every page; guests do not load them, and no page fails if they fail. */
export function SignedIn() {
  const { state } = useAccount();
  useEffect(
    () =>
      onSessionEnd((why) => {
        void loadCode(() => import('./tell-session-end.ts')).then(({ tellSessionEnd }) =>
          tellSessionEnd(why),
        );
      }),
    [],
  );
  if (state === 'guest') return null;
  return (
    <Suspense fallback={null}>
      <Companion />
    </Suspense>
  );
}
