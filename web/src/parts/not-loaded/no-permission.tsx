import type { ReactNode } from 'react';
import { notLoadedText as text } from '../../text/not-loaded.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { WaysOn } from './ways-on.tsx';

/** The page of everything for which the server misses rights; the children offer another way on. */
export function NoPermission({ children }: { readonly children?: ReactNode }) {
  return (
    <Page title={text.noPermissionTitle} width="narrow">
      <EmptyState text={text.noPermission}>
        {children}
        <WaysOn />
      </EmptyState>
    </Page>
  );
}
