import { maxBoardLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useGroupBoardChoice } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { groupText } from '../../../text/tournament.ts';
import { groupBoardText as text } from '../../../text/tournament-course.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOccupied } from './use-occupied.ts';

type Props = {
  readonly eventId: string;
  /** At least one. */
  readonly groupIds: readonly string[];
  readonly onClose: () => void;
};

/** Writes on which board a whole group is played. */
export function GroupBoardDialog({ eventId, groupIds, onClose }: Props) {
  const change = useGroupBoardChoice(eventId);
  const [groupId, setGroupId] = useState(groupIds[0] ?? '');
  const [board, setBoard] = useState('');
  const typed = board.trim();
  const { isOccupied, noteSent } = useOccupied(change.error, typed);
  return (
    <ChangeDialog
      {...text}
      change={change}
      confirm={isOccupied ? text.insist : text.confirm}
      danger={isOccupied}
      sentOf={() => {
        noteSent();
        return { groupId, board: typed === '' ? null : typed, ...(isOccupied && { isForced: true }) };
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.group}
        value={groupId}
        options={groupIds.map((value) => ({ value, label: groupText(value) }))}
        onValue={setGroupId}
      />
      <TextField
        label={text.label}
        hint={text.hint}
        maxLength={maxBoardLength}
        value={board}
        onValue={setBoard}
      />
    </ChangeDialog>
  );
}
