import type { ReactNode } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { errorText } from '../../text/errors.ts';
import { LateTroublePage } from '../trouble-page/late-trouble-page.tsx';
import { NoPermission } from './no-permission.tsx';
import { WaysOn } from './ways-on.tsx';

type Props = {
  readonly error: unknown;
  /** The sentence about it. */
  readonly failed: (reason: string) => string;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
};

/** A page of a club that cannot be shown, with a way on. */
export function NotLoaded({ error, failed, onRetry, children }: Props) {
  if (hasCode(error, 'error.insufficient-permissions')) return <NoPermission />;
  return (
    <LateTroublePage error={error} detail={failed(errorText(error))} onRetry={onRetry}>
      {children}
      <WaysOn />
    </LateTroublePage>
  );
}
