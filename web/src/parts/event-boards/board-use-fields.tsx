import { type BoardUse, boardRounds } from '@neundarter/rules/hall/event-board';
import { writtenDateTime } from '../../text/date-time.ts';
import { eventBoardsText as text } from '../../text/event-boards.ts';
import { groupText } from '../../text/tournament.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Inline } from '../../ui/inline.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { WrittenTimeField } from '../../ui/written-time-field.tsx';

type Props = {
  readonly use: BoardUse;
  /** Names of props that are wrong. */
  readonly wrong: readonly string[];
  /** Of a match day: the board belongs to a side. */
  readonly hasSides: boolean;
  /** Of a tournament: the groups for which it can be reserved; null for other events. */
  readonly groups: readonly string[] | null;
  readonly onUse: (use: BoardUse) => void;
};

const sides = ['none', 'home', 'away'] as const;

/** From when to when an event uses a board, and for what. */
export function BoardUseFields({ use, wrong, hasSides, groups, onUse }: Props) {
  const timeError = (prop: 'from' | 'until') => {
    if (Number.isNaN(use[prop])) return text.unreadable;
    return wrong.includes(prop) ? text.wrongTime : undefined;
  };
  return (
    <Stack gap="m">
      {hasSides ? (
        <SelectField
          label={text.side}
          value={use.side ?? 'none'}
          options={sides.map((value) => ({ value, label: text.sides[value] }))}
          error={wrong.includes('side') ? text.sideTwice : undefined}
          onValue={(side) => onUse({ ...use, side: side === 'none' ? null : side })}
        />
      ) : null}
      <Inline gap="m" wraps>
        {(['from', 'until'] as const).map((prop) => (
          <WrittenTimeField
            key={prop}
            label={text[prop]}
            hint={text.timeHint}
            format={writtenDateTime}
            value={use[prop]}
            error={timeError(prop)}
            onValue={(at) => onUse({ ...use, [prop]: at })}
          />
        ))}
      </Inline>
      {groups === null ? null : <Reservation use={use} groups={groups} onUse={onUse} />}
    </Stack>
  );
}

const toggled = <Value,>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

type ReservationProps = Pick<Props, 'use' | 'onUse'> & { readonly groups: readonly string[] };

function Reservation({ use, groups, onUse }: ReservationProps) {
  return (
    <fieldset>
      <legend>{text.reserved}</legend>
      <p className={looks.hint}>{text.reservedHint}</p>
      <Inline gap="m" wraps>
        {boardRounds.map((round) => (
          <CheckField
            key={round}
            label={text.rounds[round]}
            isChecked={use.rounds.includes(round)}
            onChange={() => onUse({ ...use, rounds: toggled(use.rounds, round) })}
          />
        ))}
        {groups.map((group) => (
          <CheckField
            key={group}
            label={groupText(group)}
            isChecked={use.groups.includes(group)}
            onChange={() => onUse({ ...use, groups: toggled(use.groups, group) })}
          />
        ))}
      </Inline>
    </fieldset>
  );
}
