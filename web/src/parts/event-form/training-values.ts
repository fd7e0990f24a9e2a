import type { EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { maxEventsPerCall } from '@neundarter/contract/limits';
import { areEventTimesValid, type EventTimes } from '@neundarter/rules/access/events';
import { weeklyTimes } from '@neundarter/rules/calendar/weekly-times';
import { isName } from '@neundarter/rules/people/name';
import { atTimeOfDay, endOfDay, startOfDay, timeOfDayOf } from '../../text/date-time.ts';
import { trainingFormText as text } from '../../text/event-form.ts';
import type { Problems } from '../../ui/form-values.ts';

/** The fields of the form. Days are their first moment in ms since 1970, times minutes since midnight. */
export type TrainingValues = {
  readonly name: string;
  readonly date: number | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly endsLater: boolean;
  /** Counts only with `endsLater`. */
  readonly endDate: number | null;
  readonly isWeekly: boolean;
  /** Counts only with `isWeekly`. */
  readonly until: number | null;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly isPublic: boolean;
  readonly description: string;
};

export const emptyTraining: TrainingValues = {
  name: '',
  date: null,
  start: null,
  end: null,
  endsLater: false,
  endDate: null,
  isWeekly: false,
  until: null,
  address: '',
  zip: '',
  city: '',
  isPublic: false,
  description: '',
};

/** The fields for an event that exists. */
export const valuesOf = ({ props }: Pick<EventEntity, 'props'>): TrainingValues => {
  const { name, startDateTime, endDateTime, location, isPublic, description } = props;
  const [date, endDate] = [startOfDay(startDateTime), startOfDay(endDateTime)];
  return {
    ...emptyTraining,
    name,
    date,
    start: timeOfDayOf(startDateTime),
    end: timeOfDayOf(endDateTime),
    endsLater: date !== endDate,
    endDate: date === endDate ? null : endDate,
    address: location?.address ?? '',
    zip: location?.zip ?? '',
    city: location?.city ?? '',
    isPublic,
    description,
  };
};

type Field = keyof TrainingValues;

const isMissing = (value: number | null): value is null => value === null || Number.isNaN(value);

/** Problems of the fields; none if the training can be sent. */
export const trainingProblems = (values: TrainingValues): Problems<Field> => {
  const { name, date, start, end, endsLater, endDate } = values;
  const times = timesOf(values);
  return {
    name: isName(name) ? undefined : text.nameMissing,
    date: isMissing(date) ? text.dateMissing : undefined,
    start: isMissing(start) ? text.startMissing : undefined,
    end: endProblem(end, times),
    endDate: endsLater && isMissing(endDate) ? text.endDateMissing : undefined,
    until: untilProblem(values, times),
  };
};

const endProblem = (end: number | null, times: EventTimes | null): string | undefined => {
  if (isMissing(end)) return text.endMissing;
  return times !== null && !areEventTimesValid(times) ? text.endTooEarly : undefined;
};

const untilProblem = (values: TrainingValues, times: EventTimes | null): string | undefined => {
  const { isWeekly, until, date } = values;
  if (!isWeekly) return undefined;
  if (isMissing(until)) return text.untilMissing;
  if (date !== null && until < date) return text.untilTooEarly;
  const count = times === null ? 0 : allTimes(values, times).length;
  return count > maxEventsPerCall ? text.tooMany(maxEventsPerCall) : undefined;
};

/** Start and end; null while a field for them is missing. */
const timesOf = ({ date, start, end, endsLater, endDate }: TrainingValues): EventTimes | null => {
  const lastDay = endsLater ? endDate : date;
  if (isMissing(date) || isMissing(start) || isMissing(end) || isMissing(lastDay)) return null;
  return { startDateTime: atTimeOfDay(date, start), endDateTime: atTimeOfDay(lastDay, end) };
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

/** What the fields without problems say about every training. */
type SentTraining = EventTimes &
  Required<Pick<NewEventProps, 'name' | 'description' | 'location' | 'isPublic'>>;

/** The trainings to send, one for each week. */
export const sentTrainings = (values: TrainingValues): readonly SentTraining[] => {
  const times = timesOf(values);
  if (times === null) return [];
  const { name, address, zip, city, isPublic, description } = values;
  const location = { address: address.trim(), zip: zip.trim(), city: city.trim() };
  const hasPlace = Object.values(location).some((part) => part !== '');
  const shared = { name: name.trim(), description, isPublic, location: hasPlace ? location : null };
  return allTimes(values, times).map((one) => ({ ...shared, ...one }));
};
