import { timeFieldsText } from '../../text/event-form.ts';
import { tournamentFormText as text } from '../../text/tournament-form.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { TimeField } from '../../ui/time-field.tsx';

type Moment = 'date' | 'time';

type Props = {
  /** A form with these fields and others. */
  readonly form: {
    readonly field: (name: Moment) => {
      readonly value: number | null;
      readonly onValue: (value: number | null) => void;
      readonly error: string | undefined;
    };
  };
};

/** Day and time at which a tournament begins. */
export function StartFields({ form }: Props) {
  return (
    <Tiles gap="m" minWidth={10} stretches>
      <DateField {...form.field('date')} label={timeFieldsText.date} />
      <TimeField {...form.field('time')} label={text.time} />
    </Tiles>
  );
}
