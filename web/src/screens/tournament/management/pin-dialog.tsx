import { useState } from 'react';
import { usePinRenewal } from '../../../data/club/tournament-setup.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { CardCode } from '../../../parts/match-pin/card-code.tsx';
import { CodeLine } from '../../../parts/referral-card/code-line.tsx';
import { pinText as text } from '../../../text/tournament-course.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Inline } from '../../../ui/inline.tsx';
import looks from '../../../ui/text-looks.module.css';

type Props = { readonly eventId: string; readonly pin: string; readonly onClose: () => void };

/** Shows the PIN of the tournament, and makes a new one. */
export function PinDialog({ eventId, pin, onClose }: Props) {
  const change = usePinRenewal(eventId);
  const [endEnrolments, setEndEnrolments] = useState(false);
  return (
    <ChangeDialog
      title={text.title}
      confirm={text.confirm}
      done={text.done}
      change={change}
      sentOf={() => ({ endEnrolments })}
      onClose={onClose}
    >
      <CodeLine label={text.title} code={pin} copy={text.copy} hint={text.hint} />
      <Inline justify="center">
        <CardCode eventId={eventId} pin={pin} size="12rem" />
      </Inline>
      <p className={looks.note}>{text.scanHint}</p>
      <p className={looks.note}>{text.renewHint}</p>
      <CheckField label={text.endEnrolments} isChecked={endEnrolments} onChange={setEndEnrolments} />
    </ChangeDialog>
  );
}
