import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import type { CopyButtonProps } from './copy-button.tsx';

const CopyButton = latePart<CopyButtonProps>(async () => (await import('./copy-button.tsx')).CopyButton);

/** A button that copies a text, loaded when it is shown. */
export const LateCopyButton = (props: CopyButtonProps) => (
  <Suspense fallback={null}>
    <CopyButton {...props} />
  </Suspense>
);
