import { maxBoardLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useBoardChoice } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { boardChoiceText as text } from '../../../text/tournament-course.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useOccupied } from './use-occupied.ts';

type Props = {
  readonly eventId: string;
  readonly matchId: string;
  readonly board: string | null;
  readonly onClose: () => void;
};

/** Writes on which board a match is played. */
export function BoardDialog({ eventId, matchId, board, onClose }: Props) {
  const change = useBoardChoice(eventId);
  const [value, setValue] = useState(board ?? '');
  const typed = value.trim();
  const { isOccupied, noteSent } = useOccupied(change.error, typed);
  return (
    <ChangeDialog
      {...text}
      change={change}
      confirm={isOccupied ? text.insist : text.confirm}
      danger={isOccupied}
      sentOf={() => {
        noteSent();
        return { matchId, board: typed === '' ? null : typed, ...(isOccupied && { isForced: true }) };
      }}
      onClose={onClose}
    >
      <TextField
        label={text.label}
        hint={text.hint}
        maxLength={maxBoardLength}
        value={value}
        onValue={setValue}
      />
    </ChangeDialog>
  );
}
