import type { EventBoardEntity } from '@neundarter/contract/entities/board';
import { maxBoardLength } from '@neundarter/contract/limits';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { boardFieldText as text } from '../../text/event-boards.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { boardInList, boardOptions, type WantingMatch } from './board-options.ts';

/** Boards are kept for other matches to the minute. ms */
const lookMs = 60_000;

type Props = {
  /** The boards of the event; null as long as they are not known. */
  readonly boards: readonly EventBoardEntity[] | null;
  /** The board that the match has now; null for none. */
  readonly current: string | null;
  readonly wanting: WantingMatch;
  /** Name of the board; empty for none. */
  readonly value: string;
  readonly hint: string;
  readonly onValue: (value: string) => void;
};

/** The choice of a board of the event; a text where the team has no boards. */
export function BoardField({ boards, current, wanting, value, hint, onValue }: Props) {
  const now = useServerNow(lookMs);
  if (boards === null) return <Loading />;
  if (boards.length === 0)
    return (
      <TextField label={text.label} hint={hint} maxLength={maxBoardLength} value={value} onValue={onValue} />
    );
  return (
    <SelectField
      label={text.label}
      value={boardInList(boards, value)}
      options={boardOptions({ boards, current, wanting, now })}
      onValue={onValue}
    />
  );
}
