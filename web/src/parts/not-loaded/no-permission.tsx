import type { ReactNode } from 'react';
import { notLoadedText as text } from '../../text/not-loaded.ts';
import { LateTroublePage } from '../trouble-page/late-trouble-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** The page of everything for which the server misses rights; the children offer another way on. */
export function NoPermission({ children }: { readonly children?: ReactNode }) {
  return (
    <LateTroublePage trouble="forbidden" detail={text.noPermission}>
      {children}
      <WaysOn />
    </LateTroublePage>
  );
}
