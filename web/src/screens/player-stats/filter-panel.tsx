import { checkInModes } from '@neundarter/rules/turn/check-in-mode';
import { ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { filterText } from '../../text/stats.ts';
import { Button } from '../../ui/button.tsx';
import classes from './filter-panel.module.css';
import { OpponentFields } from './opponent-fields.tsx';
import { PeriodField } from './period-field.tsx';
import type { FilterControl } from './use-stats-filter.ts';

/** Specification: the starting scores to choose from. */
const startingScores = [501, 301, 170] as const;
const all = 'all';

type Props = {
  readonly id: string;
  readonly control: FilterControl;
  /** Player of the figures; cannot be chosen as an opponent. */
  readonly playerId: string;
};

/** All filters of the figures; every choice applies at once. */
export function FilterPanel({ id, control, playerId }: Props) {
  const { filter, change, reset, setPanelOpen } = control;
  const scores = startingScores.map((score) => ({ value: String(score), label: String(score) }));
  const checkIns = checkInModes.map((mode) => ({ value: mode, label: filterText.checkIns[mode] }));
  return (
    <section id={id} className={classes.panel} aria-label={filterText.panel}>
      <PeriodField control={control} />
      <OpponentFields filter={filter} playerId={playerId} change={change} />
      <div className={classes.config}>
        <ChoiceGroup
          label={filterText.startingScore}
          columns={4}
          choices={[{ value: all, label: filterText.all }, ...scores]}
          value={filter.startingScore === null ? all : String(filter.startingScore)}
          onChange={(value) => change({ startingScore: value === all ? null : Number(value) })}
        />
        <ChoiceGroup
          label={filterText.checkIn}
          columns={3}
          choices={[{ value: all, label: filterText.all }, ...checkIns]}
          value={filter.checkInMode ?? all}
          onChange={(value) => change({ checkInMode: value === all ? null : value })}
        />
      </div>
      <div className={classes.actions}>
        <Button look="primary" onClick={() => setPanelOpen('closed')}>
          {filterText.done}
        </Button>
        <Button look="quiet" onClick={reset}>
          {filterText.reset}
        </Button>
      </div>
    </section>
  );
}
