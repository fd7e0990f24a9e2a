import { idPattern, maxNameLength } from '@neundarter/contract/limits';
import { fitsSearch } from '@neundarter/rules/people/fits-search';
import { type MatchKind, matchKinds } from '@neundarter/rules/stats/match-kinds';
import type { HistoryQuery } from '../../data/match/match-history.ts';
import type { CardMatch } from '../match-card/card-match.ts';
import { type Dates, datesOf, type NamedPeriod, namedPeriods, openFrom, openTo } from '../period/period.ts';

/** What a list of matches is limited to. */
export type HistoryFilter = {
  readonly search: string;
  readonly opponentId: string | null;
  readonly eventId: string | null;
  readonly eventType: MatchKind | null;
  /** A period that ends today, two dates of the user's choice, or any time. */
  readonly period: NamedPeriod | Dates | null;
};

export const noFilter: HistoryFilter = {
  search: '',
  opponentId: null,
  eventId: null,
  eventType: null,
  period: null,
};

const idIn = (search: URLSearchParams, name: string): string | null => {
  const id = search.get(name);
  return id !== null && new RegExp(idPattern).test(id) ? id : null;
};

const timeIn = (search: URLSearchParams, name: string): number | null => {
  const at = Number(search.get(name) ?? Number.NaN);
  return Number.isInteger(at) && at >= openFrom && at <= openTo ? at : null;
};

const periodIn = (search: URLSearchParams): HistoryFilter['period'] => {
  const named = namedPeriods.find((one) => one === search.get('period'));
  if (named !== undefined) return named;
  const dates = { from: timeIn(search, 'afterDate'), to: timeIn(search, 'beforeDate') };
  return search.get('period') === 'custom' ? dates : null;
};

/** The filter in the query of an address; what is not valid there does not limit. */
export const readFilter = (search: URLSearchParams): HistoryFilter => ({
  search: (search.get('search') ?? '').slice(0, maxNameLength),
  opponentId: idIn(search, 'opponentId'),
  eventId: idIn(search, 'eventId'),
  eventType: matchKinds.find((one) => one === search.get('eventType')) ?? null,
  period: periodIn(search),
});

/** The query of the address with this filter; the rest of the query stays. */
export function writeFilter(search: URLSearchParams, { period, ...filter }: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const isCustom = period !== null && typeof period === 'object';
  const values = {
    ...filter,
    period: isCustom ? 'custom' : period,
    afterDate: isCustom ? period.from : null,
    beforeDate: isCustom ? period.to : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The dates of a filter at a given time. */
export function datesIn({ period }: HistoryFilter, now: number): Dates {
  if (period === null) return { from: null, to: null };
  return typeof period === 'object' ? period : datesOf(period, now);
}

/** The filter as parameters for the server. */
export function queryOf(filter: HistoryFilter, now: number): HistoryQuery {
  const { from, to } = datesIn(filter, now);
  const { search, opponentId, eventId, eventType } = filter;
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(opponentId === null ? {} : { opponentId }),
    ...(eventId === null ? {} : { eventId }),
    ...(eventType === null ? {} : { eventType }),
    ...(from === null ? {} : { afterDate: from }),
    ...(to === null ? {} : { beforeDate: to }),
  };
}

/** Whether a match fits: for matches that only this device knows, and without network. */
export function fitsFilter(card: CardMatch, filter: HistoryFilter, now: number): boolean {
  const { from, to } = datesIn(filter, now);
  const { opponentId, eventId, eventType } = filter;
  const texts = [...card.names, card.eventName ?? '', card.description ?? ''];
  return (
    fitsSearch(texts, filter.search) &&
    (opponentId === null || card.playerIds.includes(opponentId)) &&
    (eventId === null || card.eventId === eventId) &&
    (eventType === null || (card.event?.type ?? 'none') === eventType) &&
    (from === null || card.date >= from) &&
    (to === null || card.date <= to)
  );
}

/** Number of limits besides the words. */
export const countLimits = ({ opponentId, eventId, eventType, period }: HistoryFilter): number =>
  [opponentId, eventId, eventType, period].filter((limit) => limit !== null).length;
