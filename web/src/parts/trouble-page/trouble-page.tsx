import { useEffect } from 'react';
import { commonText } from '../../text/common.ts';
import { pageTroubleText } from '../../text/page-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { troubleOf } from './page-trouble.ts';
import classes from './trouble-page.module.css';
import type { TroubleProps } from './trouble-props.ts';

/** The calm page in place of one that cannot be shown: what happened, why, what now, and small the exact text. */
export function TroublePage({ error, trouble = troubleOf(error), detail, onRetry, children }: TroubleProps) {
  const { title, why, now } = pageTroubleText[trouble];
  useEffect(() => {
    if (trouble !== 'offline' || onRetry === undefined) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [trouble, onRetry]);
  return (
    <Page title={title} width="narrow">
      <Stack gap="l" className={classes.trouble} role="alert">
        <p>{why}</p>
        <p>{now}</p>
        <p className={classes.detail}>{detail}</p>
      </Stack>
      <Inline gap="m" wraps>
        {onRetry === undefined ? null : (
          <Button look={trouble === 'missing' ? 'secondary' : 'primary'} onClick={onRetry}>
            {commonText.retry}
          </Button>
        )}
        {children}
      </Inline>
    </Page>
  );
}
