import { useState } from 'react';
import { ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { DateFields } from '../../parts/period/date-fields.tsx';
import { datesOf, namedPeriods, periodOf } from '../../parts/period/period.ts';
import { datesText, filterText, periodNames } from '../../text/stats.ts';
import looks from '../../ui/text-looks.module.css';
import { datesAt } from './address-filter.ts';
import classes from './filter-panel.module.css';
import type { FilterControl } from './use-stats-filter.ts';

const choices = [...namedPeriods, 'custom' as const].map((value) => ({ value, label: periodNames[value] }));

/** Chooses the period: one that ends today, or any two dates. */
export function PeriodField({ control }: { readonly control: FilterControl }) {
  const { filter, now, change } = control;
  const dates = datesAt(filter, now);
  const period = periodOf(dates, now);
  // The chosen dates may happen to equal a named period; the date fields stay while the user works with them.
  const [wantsCustom, setWantsCustom] = useState(false);
  const isCustom = wantsCustom || period === 'custom' || period === 'none';
  const choose = (value: (typeof choices)[number]['value']) => {
    setWantsCustom(value === 'custom');
    // The default period is not written to the address, so that tomorrow it means the month until tomorrow.
    if (value !== 'custom') change({ dates: value === 'month' ? null : datesOf(value, now) });
  };
  return (
    <div className={classes.period}>
      <ChoiceGroup
        label={filterText.period}
        columns={3}
        choices={choices}
        value={isCustom ? 'custom' : period}
        onChange={choose}
      />
      {isCustom ? <DateFields dates={dates} onDates={(chosen) => change({ dates: chosen })} /> : null}
      <p className={looks.hint}>{datesText(dates.from, dates.to) ?? filterText.noPeriod}</p>
    </div>
  );
}
