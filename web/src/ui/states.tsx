import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { lateCode } from '../device/late-code.ts';
import { commonText } from '../text/common.ts';
import { ErrorBox, type ErrorProps } from './error-box.tsx';
import { Inline } from './inline.tsx';
import type { Share } from './one-error.tsx';
import { Stack } from './stack.tsx';
import classes from './states.module.css';

/** Something is loading. The text appears after a moment, so that quick answers do not flicker. */
export function Loading({ text = commonText.loading }: { readonly text?: string }) {
  return (
    <Stack gap="l" align="center" justify="center" className={classes.state} role="status" data-loading>
      <span className={classes.ring} aria-hidden="true" />
      <p className={classes.late}>{text}</p>
    </Stack>
  );
}

type EmptyProps = { readonly text: string; readonly icon?: ReactNode; readonly children?: ReactNode };

/** A short list without entries, in a line; the children offer a next step. */
export function EmptyLine({ text, children }: Omit<EmptyProps, 'icon'>) {
  return (
    <Inline gap="m" align="center" justify="between" wraps className={classes.line}>
      <p>{text}</p>
      {children}
    </Inline>
  );
}

/** A list without entries; the children offer a next step. */
export function EmptyState({ text, icon, children }: EmptyProps) {
  return (
    <Stack gap="l" align="center" justify="center" className={classes.state}>
      {icon === undefined ? null : (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p>{text}</p>
      {children}
    </Stack>
  );
}

/** Only for pages on which something has failed: if several things fail for one reason, only the first one says it. */
const oneError = lateCode(async () => (await import('./one-error.tsx')).OneError);

/** Something could not be loaded or done. The box stays the same when the code comes, so that no tap on it is lost. */
export function ErrorState(props: ErrorProps) {
  const [share, setShare] = useState<Share | null>(null);
  const Loaded = useSyncExternalStore(oneError.onChange, oneError.read);
  useEffect(() => oneError.load(), []);
  const onRetry = props.onRetry && (share?.retryAll ?? props.onRetry);
  return (
    <>
      {typeof share?.line === 'string' ? (
        <p className={classes.line}>{share.line}</p>
      ) : (
        <ErrorBox {...props} {...(onRetry && { onRetry })} />
      )}
      {Loaded === null ? null : <Loaded {...props} onShare={setShare} />}
    </>
  );
}
