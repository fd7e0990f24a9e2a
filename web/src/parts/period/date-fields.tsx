import { useState } from 'react';
import { filterText } from '../../text/stats.ts';
import { TextField } from '../../ui/text-field.tsx';
import classes from './date-fields.module.css';
import { type Dates, fieldDay, momentOf, openFrom, openTo } from './period.ts';

type Fields = { readonly from: string; readonly to: string };
type Props = { readonly dates: Dates; readonly onDates: (dates: Dates) => void };

const [firstDay, lastDay] = [fieldDay(openFrom), fieldDay(openTo)];
const fieldsOf = ({ from, to }: Dates): Fields => ({ from: fieldDay(from), to: fieldDay(to) });
const isSame = (one: Fields, other: Fields) => one.from === other.from && one.to === other.to;

/** Whether the day is in the allowed range. A year is typed digit by digit, so on the way to 2026 it is the year 2. */
const isPossible = (day: string) => day === '' || (day >= firstDay && day <= lastDay);
const isOrdered = ({ from, to }: Fields) => from === '' || to === '' || from <= to;

/** Two dates; both may be left open. They apply as soon as both are possible and in order. */
export function DateFields({ dates, onDates }: Props) {
  const applied = fieldsOf(dates);
  const [fields, setFields] = useState(applied);
  const [known, setKnown] = useState(applied);
  // The dates were changed elsewhere, e.g. by removing the period; that replaces what was typed here.
  if (!isSame(known, applied)) {
    setKnown(applied);
    setFields(applied);
  }
  const change = (changed: Partial<Fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    if (!isPossible(next.from) || !isPossible(next.to) || !isOrdered(next)) return;
    setKnown(next);
    onDates({
      from: next.from === '' ? null : momentOf(next.from, 'start'),
      to: next.to === '' ? null : momentOf(next.to, 'end'),
    });
  };
  const problem = (day: string) => (isPossible(day) ? undefined : filterText.dayInvalid);
  const limits = { type: 'date', min: firstDay, max: lastDay } as const;
  const orderProblem = isOrdered(fields) ? undefined : filterText.endsBeforeStart;
  return (
    <div className={classes.dates}>
      <TextField
        {...limits}
        label={filterText.from}
        value={fields.from}
        error={problem(fields.from)}
        onValue={(from) => change({ from })}
      />
      <TextField
        {...limits}
        label={filterText.to}
        value={fields.to}
        error={problem(fields.to) ?? (isPossible(fields.from) ? orderProblem : undefined)}
        onValue={(to) => change({ to })}
      />
    </div>
  );
}
