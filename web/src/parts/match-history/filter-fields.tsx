import { matchKinds } from '@neundarter/rules/stats/match-kinds';
import { useMet } from '../../data/match/match-history.ts';
import { matchKindText, matchHistoryText as text } from '../../text/match-history.ts';
import { deletedPlayerText } from '../../text/names.ts';
import { isNameless, playerName } from '../../text/party-names.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateFields } from '../period/date-fields.tsx';
import { namedPeriods } from '../period/period.ts';
import { datesIn, type HistoryFilter, noFilter } from './history-filter.ts';
import classes from './match-history.module.css';

type Props = {
  readonly id: string;
  readonly filter: HistoryFilter;
  readonly now: number;
  readonly change: (changed: Partial<HistoryFilter>) => void;
  /** The player whose opponents and events can be chosen; null for the matches of a guest. */
  readonly playerId: string | null;
};

const any = '';
type Choice = { readonly value: string; readonly label: string };

/** The limits of the list besides the words; every choice applies at once. */
export function FilterFields({ id, filter, now, change, playerId }: Props) {
  return (
    <div id={id} className={classes.panel}>
      {playerId === null ? null : <MetFields playerId={playerId} filter={filter} change={change} />}
      <PeriodField filter={filter} now={now} change={change} />
      <Button look="quiet" className={classes.reset ?? ''} onClick={() => change(noFilter)}>
        {text.reset}
      </Button>
    </div>
  );
}

function MetFields({
  playerId,
  filter,
  change,
}: Pick<Props, 'filter' | 'change'> & { readonly playerId: string }) {
  const { data } = useMet(playerId);
  const players = (data?.players ?? []).map((player) => ({
    value: player.id,
    label: isNameless(player) ? deletedPlayerText : playerName(player),
  }));
  const events = (data?.events ?? []).map(({ id, name, date }) => ({
    value: id,
    label: text.eventOn(name, date),
  }));
  const kinds = matchKinds.map((value) => ({ value, label: matchKindText[value] }));
  return (
    <>
      <SelectField
        label={text.opponent}
        value={filter.opponentId ?? any}
        options={withChosen([{ value: any, label: text.anyOpponent }, ...players], filter.opponentId)}
        onValue={(value) => change({ opponentId: value === any ? null : value })}
      />
      <SelectField
        label={text.eventType}
        value={filter.eventType ?? any}
        options={[{ value: any, label: text.anyType }, ...kinds]}
        onValue={(value) => change({ eventType: matchKinds.find((kind) => kind === value) ?? null })}
      />
      <SelectField
        label={text.event}
        value={filter.eventId ?? any}
        options={withChosen([{ value: any, label: text.anyEvent }, ...events], filter.eventId)}
        onValue={(value) => change({ eventId: value === any ? null : value })}
      />
    </>
  );
}

/** The address may name somebody or something that the player met long ago. */
const withChosen = (choices: readonly Choice[], chosen: string | null): readonly Choice[] =>
  chosen === null || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: text.chosenEarlier }];

const periods = ['any', ...namedPeriods, 'custom'] as const;

function PeriodField({ filter, now, change }: Pick<Props, 'filter' | 'now' | 'change'>) {
  const { period } = filter;
  const isCustom = period !== null && typeof period === 'object';
  const dates = datesIn(filter, now);
  const choose = (value: (typeof periods)[number]) => {
    if (value === 'custom') change({ period: dates });
    else change({ period: value === 'any' ? null : value });
  };
  return (
    <>
      <SelectField
        label={text.period}
        value={isCustom ? 'custom' : (period ?? 'any')}
        options={periods.map((value) => ({ value, label: text.periods[value] }))}
        onValue={choose}
      />
      {isCustom ? <DateFields dates={dates} onDates={(chosen) => change({ period: chosen })} /> : null}
    </>
  );
}
