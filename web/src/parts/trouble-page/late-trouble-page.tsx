import { latePart } from '../../ui/late-part.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { TroubleProps } from './trouble-props.ts';

/** The page of a trouble. Its code is loaded when something fails; a plain box replaces it if the code is missing. */
export const LateTroublePage = latePart(
  async () => (await import('./trouble-page.tsx')).TroublePage,
  ({ detail, onRetry, children }: TroubleProps) => (
    <ErrorState text={detail} {...(onRetry === undefined ? {} : { onRetry })}>
      {children}
    </ErrorState>
  ),
);
