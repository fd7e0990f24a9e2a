import { maxReasonLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useLeagueActUndo } from '../../../data/club/league-reports.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { errorReason } from '../../../text/errors.ts';
import { reportDeedText as text } from '../../../text/league-report.ts';
import { TextArea } from '../../../ui/text-field.tsx';

type Props = { readonly leagueId: string; readonly actId: string; readonly onClose: () => void };

/** Asks why something is taken back; it stays in the list with that reason. */
export function UndoDialog({ leagueId, actId, onClose }: Props) {
  const change = useLeagueActUndo(leagueId, actId, (error) => text.failed(errorReason(error)));
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const typed = reason.trim();
  const sentOf = () => {
    setIsChecked(true);
    return typed === '' ? null : typed;
  };
  return (
    <ChangeDialog
      title={text.undoTitle}
      confirm={text.undoTitle}
      done={text.saved}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <TextArea
        label={text.reason}
        value={reason}
        maxLength={maxReasonLength}
        rows={3}
        error={isChecked && typed === '' ? text.reasonMissing : undefined}
        onValue={setReason}
      />
    </ChangeDialog>
  );
}
