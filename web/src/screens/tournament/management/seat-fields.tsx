import { maxNameLength } from '@neundarter/contract/limits';
import { substitutionText as text } from '../../../text/tournament-course.ts';
import { entriesText } from '../../../text/tournament-entries.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Known, newName, type Seat, stays } from './substitutes.ts';

type SeatProps = {
  readonly label: string;
  /** Who may stay, in a pair. */
  readonly staying?: string | null;
  readonly seat: Seat;
  readonly known: readonly Known[];
  readonly error: string | undefined;
  readonly onSeat: (seat: Seat) => void;
};

/** Who comes: somebody known, or a new name. */
export function SeatFields({ label, staying = null, seat, known, error, onSeat }: SeatProps) {
  return (
    <>
      <SelectField
        label={label}
        value={seat.choice}
        options={[
          ...(staying === null ? [] : [{ value: stays, label: staying }]),
          { value: newName, label: text.new },
          ...known,
        ]}
        error={error}
        onValue={(choice) => onSeat({ ...seat, choice })}
      />
      {seat.choice === newName ? (
        <>
          <TextField
            label={entriesText.firstName}
            value={seat.firstName}
            maxLength={maxNameLength}
            autoComplete="off"
            onValue={(firstName) => onSeat({ ...seat, firstName })}
          />
          <TextField
            label={entriesText.lastName}
            value={seat.lastName}
            maxLength={maxNameLength}
            autoComplete="off"
            onValue={(lastName) => onSeat({ ...seat, lastName })}
          />
        </>
      ) : null}
    </>
  );
}
