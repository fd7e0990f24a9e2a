import { timeFieldsText as text } from '../../text/event-form.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { TimesValues } from './times-values.ts';

type Moment = 'date' | 'start' | 'end' | 'endDate';

type Props = {
  /** A form with these fields and others. */
  readonly form: {
    readonly values: TimesValues;
    readonly set: (change: Partial<TimesValues>) => void;
    readonly field: (name: Moment) => {
      readonly value: number | null;
      readonly onValue: (value: number | null) => void;
      readonly error: string | undefined;
    };
  };
};

/** Day, start and end; an event that ends after midnight has a second day. */
export function TimeFields({ form }: Props) {
  const { endsLater } = form.values;
  return (
    <>
      <Tiles gap="m" minWidth={10} stretches>
        <DateField {...form.field('date')} label={text.date} />
        <TimeField {...form.field('start')} label={text.start} />
        <TimeField {...form.field('end')} label={text.end} />
      </Tiles>
      <CheckField
        label={text.endsLater}
        isChecked={endsLater}
        onChange={(isChecked) => form.set({ endsLater: isChecked })}
      />
      {endsLater ? <DateField {...form.field('endDate')} label={text.endDate} /> : null}
    </>
  );
}
