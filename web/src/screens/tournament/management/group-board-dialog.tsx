import type { EventEntity } from '@neundarter/contract/entities/event';
import { useState } from 'react';
import { useEventBoards } from '../../../data/club/event-boards.ts';
import { useGroupBoardChoice } from '../../../data/club/tournament-course.ts';
import { BoardField } from '../../../parts/board-field/board-field.tsx';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { groupText } from '../../../text/tournament.ts';
import { groupBoardText as text } from '../../../text/tournament-course.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { insistSentence, knownBoards, useOccupied } from './use-occupied.ts';

type Props = {
  readonly event: EventEntity;
  /** At least one. */
  readonly groupIds: readonly string[];
  readonly onClose: () => void;
};

/** Chooses on which board a whole group is played. */
export function GroupBoardDialog({ event, groupIds, onClose }: Props) {
  const change = useGroupBoardChoice(event.id);
  const boards = knownBoards(useEventBoards({ eventId: event.id, teamId: event.props.teamId }));
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
      <BoardField
        boards={boards}
        current={null}
        wanting={{ round: 'group', group: groupId }}
        value={board}
        hint={text.hint}
        onValue={setBoard}
      />
      {isOccupied ? <p>{insistSentence(groupText(groupId), typed, boards ?? [])}</p> : null}
    </ChangeDialog>
  );
}
