import type { EventEntity } from '@neundarter/contract/entities/event';
import { useState } from 'react';
import { useEventBoards } from '../../../data/club/event-boards.ts';
import { useBoardChoice } from '../../../data/club/tournament-course.ts';
import { BoardField } from '../../../parts/board-field/board-field.tsx';
import type { WantingMatch } from '../../../parts/board-field/board-options.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { boardChoiceText as text } from '../../../text/tournament-course.ts';
import { insistSentence, knownBoards, useOccupied } from './use-occupied.ts';

type Props = {
  readonly event: EventEntity;
  readonly matchId: string;
  /** The names of its sides. */
  readonly names: string;
  readonly wanting: WantingMatch;
  readonly board: string | null;
  readonly onClose: () => void;
};

/** Chooses on which board a match is played. */
export function BoardDialog({ event, matchId, names, wanting, board, onClose }: Props) {
  const change = useBoardChoice(event.id);
  const boards = knownBoards(useEventBoards({ eventId: event.id, teamId: event.props.teamId }));
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
      <BoardField
        boards={boards}
        current={board}
        wanting={wanting}
        value={value}
        hint={text.hint}
        onValue={setValue}
      />
      {isOccupied ? <p>{insistSentence(names, typed, boards ?? [])}</p> : null}
    </ChangeDialog>
  );
}
