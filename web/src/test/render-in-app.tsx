import './browser-gaps.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

// Waiting ends as soon as something is there; a machine with other work may need long.
configure({ asyncUtilTimeout: 15_000 });

/** Renders with everything a screen stands on; reads fail at once instead of being repeated. */
export function renderInApp(ui: ReactNode, { path = '/' }: { readonly path?: string } = {}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
