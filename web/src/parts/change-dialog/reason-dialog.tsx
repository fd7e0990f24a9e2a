import { maxReasonLength } from '@neundarter/contract/limits';
import { type ReactNode, useState } from 'react';
import type { Change } from '../../data/api/use-change.ts';
import { reasonText } from '../../text/results.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';

type Props<Sent> = {
  readonly title: string;
  readonly confirm: string;
  readonly done: string;
  /** By default just `Grund`. */
  readonly label?: string;
  readonly danger?: boolean;
  readonly isWide?: boolean;
  readonly change: Change<Sent, unknown>;
  /** What to send; null while something else is missing. */
  readonly sentOf: (reason: string) => Sent | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog that changes a running tournament, with a reason that is kept. */
export function ReasonDialog<Sent>({ label = reasonText.label, sentOf, children, ...dialog }: Props<Sent>) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const given = reason.trim();
  const check = () => {
    setIsChecked(true);
    const sent = sentOf(given);
    return given === '' ? null : sent;
  };
  return (
    <ChangeDialog {...dialog} sentOf={check}>
      {children}
      <TextField
        label={label}
        value={reason}
        maxLength={maxReasonLength}
        error={isChecked && given === '' ? reasonText.missing : undefined}
        onValue={setReason}
      />
    </ChangeDialog>
  );
}
