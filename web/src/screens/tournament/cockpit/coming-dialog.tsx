import { useState } from 'react';
import { useAttendanceOf } from '../../../data/club/hall.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { atTimeOfDay } from '../../../text/date-time.ts';
import { hallPeopleText } from '../../../text/hall-people.ts';
import { TimeField } from '../../../ui/time-field.tsx';
import type { PersonRow } from './people-rows.ts';

const { coming: text } = hallPeopleText;

type Props = {
  readonly home: string;
  readonly entries: PersonRow['entries'];
  readonly name: string;
  /** The server's time, ms since 1970. */
  readonly now: number;
  readonly onClose: () => void;
};

/** Notes when somebody wants to come today. */
export function ComingDialog({ home, entries, name, now, onClose }: Props) {
  const change = useAttendanceOf(home);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isTime = minutes !== null && Number.isFinite(minutes);
  return (
    <ChangeDialog
      title={text.title(name)}
      confirm={text.confirm}
      done={text.done}
      change={change}
      sentOf={() => {
        setMissing(!isTime);
        return isTime
          ? { entries, said: { presence: 'expected' as const, comingAt: atTimeOfDay(now, minutes) } }
          : null;
      }}
      onClose={onClose}
    >
      <TimeField
        label={text.time}
        value={minutes}
        onValue={setMinutes}
        error={isMissing && !isTime ? text.missing : undefined}
      />
    </ChangeDialog>
  );
}
