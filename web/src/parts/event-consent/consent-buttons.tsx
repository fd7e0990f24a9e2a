import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import { consentText as text } from '../../text/consents.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './event-consent.module.css';
import { useConsentAnswers } from './use-consent-answers.ts';

/** The answers that are possible now. */
export function ConsentButtons({ question }: { readonly question: ConsentQuestion }) {
  const { agree, leave, unlink, busyWith } = useConsentAnswers(question);
  const { status, wantsOut } = question;
  return (
    <Inline gap="s" wraps className={classes.buttons}>
      {status === 'open' ? (
        <Button look="primary" isBusy={busyWith === 'agree'} onClick={agree}>
          {text.agree}
        </Button>
      ) : null}
      <Button isBusy={busyWith === 'unlink'} onClick={unlink}>
        {text.unlink}
      </Button>
      {wantsOut ? null : (
        <Button isBusy={busyWith === 'leave'} onClick={leave}>
          {text.leave}
        </Button>
      )}
    </Inline>
  );
}
