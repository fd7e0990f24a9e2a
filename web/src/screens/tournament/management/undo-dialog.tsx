import { useState } from 'react';
import { type UndoneResult, useDependents, useResultUndo } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { resultUndoText as text } from '../../../text/tournament-course.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = { readonly eventId: string; readonly matchId: string; readonly onClose: () => void };

/** Takes back the result of a match; what would be lost with it is shown before. */
export function UndoDialog({ eventId, matchId, onClose }: Props) {
  const change = useResultUndo(eventId);
  const { data: dependents } = useDependents(eventId, matchId);
  const [reason, setReason] = useState('');
  const [reset, setReset] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const hasDependents = dependents !== undefined && dependents.length > 0;
  const sentOf = (): UndoneResult | null => {
    setIsChecked(true);
    return isMissing || dependents === undefined ? null : { matchId, reason: reason.trim(), reset };
  };
  return (
    <ChangeDialog {...text} danger={hasDependents} change={change} sentOf={sentOf} onClose={onClose}>
      <p>{text.text}</p>
      <TextField
        label={text.reason}
        value={reason}
        error={isChecked && isMissing ? text.reasonMissing : undefined}
        onValue={setReason}
      />
      {dependents === undefined ? <Loading text={text.loading} /> : null}
      {hasDependents ? (
        <>
          <Notice tone="info">{text.dependents(dependents.map(({ number }) => number))}</Notice>
          <CheckField label={text.reset} isChecked={reset} onChange={setReset} />
        </>
      ) : null}
    </ChangeDialog>
  );
}
