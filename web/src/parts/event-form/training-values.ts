import type { EventEntity, FollowingProps } from '@neundarter/contract/entities/event';
import { maxEventsPerCall } from '@neundarter/contract/limits';
import type { EventTimes } from '@neundarter/rules/access/events';
import { weeklyTimes } from '@neundarter/rules/calendar/weekly-times';
import { isName } from '@neundarter/rules/people/name';
import { endOfDay } from '../../text/date-time.ts';
import { trainingFormText as text } from '../../text/event-form.ts';
import type { Problems } from '../../ui/form-values.ts';
import { textProblem } from '../markdown/text-problem.ts';
import {
  type GeneralValues,
  generalValuesOf,
  noGeneral,
  type SentGeneral,
  sentGeneral,
} from './general-values.ts';
import {
  isMissing,
  noTimes,
  type TimesValues,
  timesOf,
  timesProblems,
  timesValuesOf,
} from './times-values.ts';

/** The fields of the form. */
export type TrainingValues = GeneralValues &
  TimesValues & {
    readonly isWeekly: boolean;
    /** The last possible day; counts only with `isWeekly`. */
    readonly until: number | null;
    /** Whether a change is also for all later ones of the repetition. */
    readonly isForFollowing: boolean;
  };

export const emptyTraining: TrainingValues = {
  ...noGeneral,
  ...noTimes,
  isWeekly: false,
  until: null,
  isForFollowing: false,
};

/** The fields for a training that exists. */
export const valuesOf = ({ props }: Pick<EventEntity, 'props'>): TrainingValues => ({
  ...emptyTraining,
  ...generalValuesOf(props),
  ...timesValuesOf(props),
});

/** Problems of the fields; none if the training can be sent. */
export const trainingProblems = (values: TrainingValues): Problems<keyof TrainingValues> => ({
  ...timesProblems(values, text),
  name: isName(values.name) ? undefined : text.nameMissing,
  until: untilProblem(values, timesOf(values)),
  description: textProblem(values.description),
});

const untilProblem = (values: TrainingValues, times: EventTimes | null): string | undefined => {
  const { isWeekly, until, date } = values;
  if (!isWeekly) return undefined;
  if (isMissing(until)) return text.untilMissing;
  if (date !== null && until < date) return text.untilTooEarly;
  const count = times === null ? 0 : allTimes(values, times).length;
  return count > maxEventsPerCall ? text.tooMany(maxEventsPerCall) : undefined;
};

/** The times of all trainings, at most one more than can be sent. */
const allTimes = ({ isWeekly, until }: TrainingValues, times: EventTimes): readonly EventTimes[] =>
  isWeekly && !isMissing(until)
    ? weeklyTimes(times, { until: endOfDay(until), most: maxEventsPerCall + 1 })
    : [times];

/** Number of trainings that the fields stand for; null while that is not known. */
export const countOf = (values: TrainingValues): number | null => {
  const times = timesOf(values);
  return times === null || untilProblem(values, times) !== undefined ? null : allTimes(values, times).length;
};

/** The trainings to send, one for each week. */
export const sentTrainings = (values: TrainingValues): readonly (EventTimes & SentGeneral)[] => {
  const times = timesOf(values);
  return times === null ? [] : allTimes(values, times).map((one) => ({ ...sentGeneral(values), ...one }));
};

/** What the fields change; only that is for others of the repetition, which may differ in everything else. */
export const changedTraining = (
  { props }: Pick<EventEntity, 'props'>,
  values: TrainingValues,
): FollowingProps => {
  const sent = Object.entries(sentTrainings(values)[0] ?? {});
  const before: Readonly<Record<string, unknown>> = { ...props };
  const isChanged = ([field, value]: readonly [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  const changed = Object.fromEntries(sent.filter(isChanged)) as FollowingProps;
  // A change names at least one field.
  return sent.some(isChanged) ? changed : { name: props.name };
};
