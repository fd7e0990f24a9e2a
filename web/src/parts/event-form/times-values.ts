import { areEventTimesValid, type EventTimes } from '@neundarter/rules/access/events';
import { atTimeOfDay, startOfDay, timeOfDayOf } from '../../text/date-time.ts';

/** Fields for start and end. Days are their first moment in ms since 1970, times minutes since midnight. */
export type TimesValues = {
  readonly date: number | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly endsLater: boolean;
  /** Counts only with `endsLater`. */
  readonly endDate: number | null;
};

export const noTimes: TimesValues = {
  date: null,
  start: null,
  end: null,
  endsLater: false,
  endDate: null,
};

/** The fields for an event that exists. */
export const timesValuesOf = ({ startDateTime, endDateTime }: EventTimes): TimesValues => {
  const [date, endDate] = [startOfDay(startDateTime), startOfDay(endDateTime)];
  return {
    date,
    start: timeOfDayOf(startDateTime),
    end: timeOfDayOf(endDateTime),
    endsLater: date !== endDate,
    endDate: date === endDate ? null : endDate,
  };
};

/** Whether a field is empty or cannot be read. */
export const isMissing = (value: number | null): value is null => value === null || Number.isNaN(value);

/** Start and end; null while a field for them is missing. */
export const timesOf = ({ date, start, end, endsLater, endDate }: TimesValues): EventTimes | null => {
  const lastDay = endsLater ? endDate : date;
  if (isMissing(date) || isMissing(start) || isMissing(end) || isMissing(lastDay)) return null;
  return { startDateTime: atTimeOfDay(date, start), endDateTime: atTimeOfDay(lastDay, end) };
};

/** What is said about missing and wrong times of a kind of event. */
type TimesTexts = {
  readonly dateMissing: string;
  readonly startMissing: string;
  readonly endMissing: string;
  readonly endDateMissing: string;
  readonly endTooEarly: string;
};

/** Problems of the fields. */
export const timesProblems = (values: TimesValues, texts: TimesTexts) => {
  const { date, start, end, endsLater, endDate } = values;
  const times = timesOf(values);
  const isTooEarly = times !== null && !areEventTimesValid(times);
  return {
    date: isMissing(date) ? texts.dateMissing : undefined,
    start: isMissing(start) ? texts.startMissing : undefined,
    end: isMissing(end) ? texts.endMissing : isTooEarly ? texts.endTooEarly : undefined,
    endDate: endsLater && isMissing(endDate) ? texts.endDateMissing : undefined,
  };
};
