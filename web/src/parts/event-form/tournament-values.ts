import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import type { EventTimes } from '@neundarter/rules/access/events';
import { isName } from '@neundarter/rules/people/name';
import { atTimeOfDay, startOfDay, timeOfDayOf } from '../../text/date-time.ts';
import { tournamentFormText as text } from '../../text/tournament-form.ts';
import type { Problems } from '../../ui/form-values.ts';
import { usualTournamentMs } from '../event-row/shown-end.ts';
import { type GeneralValues, generalValuesOf, noGeneral, sentGeneral } from './general-values.ts';
import { isMissing } from './times-values.ts';

/** The fields of a tournament. The day is its first moment in ms since 1970, the time minutes since midnight. */
export type TournamentValues = GeneralValues & { readonly date: number | null; readonly time: number | null };

export const emptyTournament: TournamentValues = { ...noGeneral, isPublic: true, date: null, time: null };

/** The fields for a tournament that exists. */
export const tournamentValuesOf = ({ props }: Pick<EventEntity, 'props'>): TournamentValues => ({
  ...generalValuesOf(props),
  // The form that saves itself compares the fields of its start.
  isSearchable: props.isSearchable === true,
  date: startOfDay(props.startDateTime),
  time: timeOfDayOf(props.startDateTime),
});

/** Problems of the fields; none if the tournament can be sent. */
export const startProblems = ({
  name,
  date,
  time,
}: Pick<TournamentValues, 'name' | 'date' | 'time'>): Problems<'name' | 'date' | 'time'> => ({
  name: isName(name) ? undefined : text.nameMissing,
  date: isMissing(date) ? text.dateMissing : undefined,
  time: isMissing(time) ? text.timeMissing : undefined,
});

/** Start and end; null while one of the fields is missing. */
const timesOf = ({ date, time }: TournamentValues): EventTimes | null => {
  if (isMissing(date) || isMissing(time)) return null;
  const startDateTime = atTimeOfDay(date, time);
  return { startDateTime, endDateTime: startDateTime + usualTournamentMs };
};

/** The tournament to create. */
export const newTournaments = (teamId: string, values: TournamentValues): readonly NewEventProps[] => {
  const times = timesOf(values);
  return times === null ? [] : [{ teamId, type: 'tournament', ...sentGeneral(values), ...times }];
};

const sameFields = ['name', 'description', 'isPublic', 'isSearchable'] as const;
const placeFields = ['address', 'zip', 'city'] as const;
const timeFields = ['date', 'time'] as const;

/** What is sent to change only these fields. */
export const changedTournament = (
  values: TournamentValues,
  fields: readonly (keyof TournamentValues)[],
): ChangedEventProps => {
  const general = sentGeneral(values);
  const same = sameFields.filter((field) => fields.includes(field)).map((field) => [field, general[field]]);
  return {
    ...(Object.fromEntries(same) as ChangedEventProps),
    ...(placeFields.some((field) => fields.includes(field)) && { location: general.location }),
    ...(timeFields.some((field) => fields.includes(field)) && timesOf(values)),
  };
};
