import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { confirmNotification } from '../../data/people/registration.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { errorReason } from '../../text/errors.ts';
import { notificationOwnerText as text } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Step = 'asking' | 'done' | 'invalid';

/** `/register/email-activated?eventId&token`: the target of the link in the mail that asks the owner of an address. */
export function NotificationScreen() {
  const [query] = useSearchParams();
  const [eventId, token] = [query.get('eventId') ?? '', query.get('token') ?? ''];
  const [step, setStep] = useState<Step>(eventId === '' || token === '' ? 'invalid' : 'asking');
  const change = useChange({
    send: () =>
      confirmNotification(eventId, token).then(
        () => 'done' as const,
        (error: unknown) => {
          if (hasCode(error, 'error.registration.invalid-link')) return 'invalid' as const;
          throw error;
        },
      ),
    failed: (error) => text.failed(errorReason(error)),
  });
  const confirm = async () => {
    const outcome = await change.run();
    if (outcome.ok) setStep(outcome.value);
  };
  switch (step) {
    case 'asking':
      return (
        <StepPage title={text.title}>
          <p>{text.intro}</p>
          {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
          <StepActions>
            <Button look="primary" isWide isBusy={change.isBusy} onClick={() => void confirm()}>
              {text.confirm}
            </Button>
          </StepActions>
        </StepPage>
      );
    case 'done':
      return (
        <StepPage title={text.doneTitle} icon={<IconMailCheck />} tone="success">
          <p>{text.done}</p>
        </StepPage>
      );
    case 'invalid':
      return (
        <StepPage title={text.invalidTitle} icon={<IconLinkOff />} tone="problem">
          <p>{text.invalid}</p>
        </StepPage>
      );
  }
}
