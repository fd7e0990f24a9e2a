import { QueryClientProvider } from '@tanstack/react-query';

import { makeQueryClient } from '../data/api/query-client.ts';
import { ConfirmHost } from '../ui/confirm-action.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { ColorScheme } from './color-scheme.ts';
import { Frame } from './frame.tsx';
import { GuardedRouter } from './guarded-router.tsx';
import { routes } from './router.tsx';
import { SignedIn } from './signed-in.tsx';

const queryClient = makeQueryClient();

/** The whole app: providers, router, frame and notices. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <GuardedRouter>
        <Frame routes={routes} />
        <SignedIn />
      </GuardedRouter>
      <ColorScheme />
      <ConfirmHost />
      <ToastRegion />
      <LiveRegion />
    </QueryClientProvider>
  );
}
