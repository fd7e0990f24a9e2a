import './browser-gaps.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { withSeenAnswers } from '../data/api/with-seen-answers.ts';

// Tests wait only until the element is there; on a busy machine this may take long.
configure({ asyncUtilTimeout: 15_000 });

/** Renders within everything that a screen needs; reads fail at once and are not repeated. */
export function renderInApp(ui: ReactNode, { path = '/' }: { readonly path?: string } = {}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: withSeenAnswers } },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
