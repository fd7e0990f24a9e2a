import { idPattern } from '@neundarter/contract/limits';
import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import { type OpponentType, opponentTypes } from '@neundarter/rules/stats/opponent-types';
import { type CheckInMode, checkInModes } from '@neundarter/rules/turn/check-in-mode';
import { type Dates, datesOf, openFrom, openTo } from '../../parts/period/period.ts';

/** The limits of the figures; null for no limit. */
export type StatsFilter = {
  /** Null for the last month from today. */
  readonly dates: Dates | null;
  readonly opponentId: string | null;
  readonly opponentType: OpponentType | null;
  readonly startingScore: number | null;
  readonly checkInMode: CheckInMode | null;
};

/** The figures of the last month. */
export const defaultFilter: StatsFilter = {
  dates: null,
  opponentId: null,
  opponentType: null,
  startingScore: null,
  checkInMode: null,
};

/** Maximum difference at which a time in the address still means an open end; the sender's clock may differ. ms */
const tolerance = 24 * 60 * 60 * 1000;

/** Accepts digits only, because `Number` also accepts spaces and exponents. */
const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function readDates(search: URLSearchParams): Dates | null {
  const [from, to] = [wholeNumber(search.get('afterDate')), wholeNumber(search.get('beforeDate'))];
  if (from === null && to === null) return null;
  return {
    from: from === null || from <= openFrom + tolerance ? null : Math.min(from, openTo),
    to: to === null || to >= openTo - tolerance ? null : to,
  };
}

function readStartingScore(search: URLSearchParams): number | null {
  const score = wholeNumber(search.get('startingScore'));
  return score !== null && score >= 2 && score <= 10_001 ? score : null;
}

/** Reads the filter from the address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): StatsFilter {
  const opponentId = search.get('opponentId');
  return {
    dates: readDates(search),
    opponentId: opponentId !== null && new RegExp(idPattern).test(opponentId) ? opponentId : null,
    opponentType: oneOf(opponentTypes, search.get('opponentType')),
    startingScore: readStartingScore(search),
    checkInMode: oneOf(checkInModes, search.get('checkInMode')),
  };
}

/** The address query with this filter; the rest of the query stays. */
export function writeFilter(search: URLSearchParams, filter: StatsFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const { dates } = filter;
  const values = {
    afterDate: dates === null ? null : (dates.from ?? openFrom),
    beforeDate: dates === null ? null : (dates.to ?? openTo),
    opponentId: filter.opponentId,
    opponentType: filter.opponentType,
    startingScore: filter.startingScore,
    checkInMode: filter.checkInMode,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The dates of a filter at a given time. */
export const datesAt = ({ dates }: StatsFilter, now: number): Dates => dates ?? datesOf('month', now);

/** The filter as parameters for the server; open ends are left out. */
export function queryOf(filter: StatsFilter, now: number): StatisticsFilter {
  const { from, to } = datesAt(filter, now);
  const { opponentId, opponentType, startingScore, checkInMode } = filter;
  return {
    ...(from === null ? {} : { afterDate: from }),
    ...(to === null ? {} : { beforeDate: to }),
    ...(opponentId === null ? {} : { opponentId }),
    ...(opponentType === null ? {} : { opponentType }),
    ...(startingScore === null ? {} : { startingScore }),
    ...(checkInMode === null ? {} : { checkInMode }),
  };
}
