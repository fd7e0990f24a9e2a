import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { periodOf } from '../../parts/period/period.ts';
import { datesText, filterText, periodText } from '../../text/stats.ts';
import { Inline } from '../../ui/inline.tsx';
import { datesAt, type StatsFilter } from './address-filter.ts';
import classes from './filter-chips.module.css';
import { useOpponentName } from './use-opponent-name.ts';
import type { FilterControl } from './use-stats-filter.ts';

type Chip = { readonly label: string; readonly without: Partial<StatsFilter> };

function periodChip({ filter, now }: FilterControl): Chip | null {
  const dates = datesAt(filter, now);
  const text = datesText(dates.from, dates.to);
  const period = periodOf(dates, now);
  if (text === null || period === 'none') return null;
  return { label: periodText(period, text), without: { dates: { from: null, to: null } } };
}

/** The limits of the figures, each with a button to remove it. */
export function FilterChips({ control }: { readonly control: FilterControl }) {
  const { filter, change } = control;
  const list = useRef<HTMLUListElement>(null);
  const name = useOpponentName(filter.opponentId);
  const period = periodChip(control);
  const { opponentId, opponentType, startingScore, checkInMode } = filter;
  const chips: readonly (Chip | null)[] = [
    period,
    opponentId === null ? null : { label: filterText.opponentChip(name), without: { opponentId: null } },
    opponentType === null
      ? null
      : {
          label: filterText.opponentChip(filterText.opponentTypes[opponentType]),
          without: { opponentType: null },
        },
    startingScore === null
      ? null
      : { label: filterText.startingScoreChip(startingScore), without: { startingScore: null } },
    checkInMode === null ? null : { label: filterText.checkIns[checkInMode], without: { checkInMode: null } },
  ];
  const lift = (without: Partial<StatsFilter>) => {
    change(without);
    // The button disappears with its limit; keyboard users keep the focus in this list.
    list.current?.focus();
  };
  return (
    <Inline
      as="ul"
      gap="s"
      align="center"
      wraps
      ref={list}
      tabIndex={-1}
      className={classes.chips}
      aria-label={filterText.active}
    >
      {period === null ? <li className={classes.none}>{filterText.noPeriod}</li> : null}
      {chips
        .filter((chip) => chip !== null)
        .map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className={classes.chip}
              aria-label={filterText.remove(label)}
              onClick={() => lift(without)}
            >
              {label}
              <IconX aria-hidden size={18} />
            </button>
          </li>
        ))}
    </Inline>
  );
}
