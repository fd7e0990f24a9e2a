import { matchPinLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { useEnrolment } from '../../data/match/use-enrolment.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { matchPinText as text } from '../../text/match-pin.ts';
import { Button } from '../../ui/button.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';

type Props = {
  readonly eventId: string;
  /** Called when the PIN was right. */
  readonly onEnrolled: () => void;
};

const failureText = (error: unknown): string => {
  if (hasCode(error, 'error.event.wrong-pin')) return errorText(error);
  if (hasCode(error, 'error.too-many-requests')) return text.waiting;
  return hasCode(error, 'error.event.pin-locked') ? text.locked : text.failed(errorReason(error));
};

/** Asks for the PIN of an event, once per device. */
export function MatchPin({ eventId, onEnrolled }: Props) {
  const [pin, setPin] = useState('');
  const enrolment = useEnrolment(eventId, failureText);
  const enter = async (typed: string) => {
    const outcome = await enrolment.run(typed);
    if (outcome.ok) onEnrolled();
    else setPin('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pin.length === matchPinLength) void enter(pin);
      }}
    >
      <Stack gap="m" align="center" className={looks.centered}>
        <h2 className={looks.title}>{text.title}</h2>
        <p>{text.text}</p>
        <PinField
          label={text.label}
          value={pin}
          error={enrolment.failure ?? undefined}
          isDisabled={enrolment.isBusy}
          onValue={setPin}
          onComplete={(typed) => void enter(typed)}
        />
        <Button look="primary" type="submit" isBusy={enrolment.isBusy} disabled={pin.length < matchPinLength}>
          {text.send}
        </Button>
      </Stack>
    </form>
  );
}
