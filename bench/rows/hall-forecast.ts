// Rows of `npm run bench -- hall` about the forecast: how near it comes on simulated days, and how long it takes.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { usualLeg } from '@neundarter/rules/hall/expected-length';
import { forecastSetUp } from '@neundarter/rules/hall/forecast/set-up';
import type { PlanConfig } from '@neundarter/rules/tournament/plan/plan-config';
import { defaultPlanConfig } from '@neundarter/rules/tournament/plan/plan-config';
import { aheads, type ForecastOfDay, forecastDay } from '../hall/forecast-day.ts';
import { makeDay } from '../hall/make-day.ts';
import { atMost, milliseconds, percentile, type Row } from '../lib/figures.ts';

const nameOf = ({ day }: ForecastOfDay): string =>
  `${day.name}: ${day.people.length} on ${day.boards}, ${day.plan.config.mode}`;

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);

const within80 = (values: readonly number[]): number => percentile(values.map(Math.abs), 0.8);

type Figure = { readonly what: string; readonly value: number; readonly aim: number; readonly worst: string };

const minutesRow = ({ what, value, aim, worst }: Figure): Row => ({
  what: `hall: ${what}`,
  measured: `${value.toFixed(1)} min`,
  baseline: worst,
  ratio: value,
  aim: `≤ ${aim}`,
  isMet: value <= aim,
});

const worstEnd = (days: readonly ForecastOfDay[]): string => {
  const worst = days.reduce((one, other) =>
    Math.abs(other.end.late) > Math.abs(one.end.late) ? other : one,
  );
  return `worst ${worst.end.late.toFixed(1)} (${nameOf(worst)})`;
};

const rangeRow = (days: readonly ForecastOfDay[]): Row => {
  const share = days.filter(({ end }) => end.isInRange).length / days.length;
  return {
    what: 'hall: days whose end lies in the range of half-time',
    measured: `${(100 * share).toFixed(0)} %`,
    baseline: worstEnd(days.filter(({ end }) => !end.isInRange).concat(days.slice(0, 1))),
    ratio: share,
    aim: '75 to 85 %',
    isMet: share >= 0.75 && share <= 0.85,
  };
};

const aimOfStarts = { 30: 6.5, 60: 9.5, 120: 14 } as const;

const startRows = (days: readonly ForecastOfDay[]): readonly Row[] =>
  aheads.map((ahead) =>
    minutesRow({
      what: `starts ${ahead} minutes ahead, 80 % within`,
      value: within80(days.flatMap(({ starts }) => starts[ahead])),
      aim: aimOfStarts[ahead],
      worst: `${days.reduce((total, { starts }) => total + starts[ahead].length, 0)} starts`,
    }),
  );

type Size = { readonly what: string; readonly config: Partial<PlanConfig>; readonly players: number };

const timeOf = ({ config, players }: Size): number => {
  const setUp = {
    config: { ...defaultPlanConfig, ...config },
    noOfPlayers: players,
    noOfGroups: 1,
    noOfBoards: 16,
    startsAt: 0,
    usualLeg,
  };
  const startedAt = performance.now();
  forecastSetUp(setUp, seededChance('time'));
  return performance.now() - startedAt;
};

const timeRow = (size: Size, aim: number): Row => {
  const time = timeOf(size);
  return {
    ...atMost(aim, {
      what: `hall: forecast of ${size.what}`,
      measured: milliseconds(time),
      baseline: '',
      ratio: time,
    }),
    aim: `≤ ${aim} ms`,
  };
};

/** Rows of the report. @param days number of days, at least 1 */
export const measureForecasts = (days: number): readonly Row[] => {
  const results = Array.from({ length: days }, (_, index) => forecastDay(makeDay(index)));
  const late = results.map(({ end }) => end.late);
  const worst = worstEnd(results);
  return [
    minutesRow({ what: 'end forecast at half-time, 80 % within', value: within80(late), aim: 15, worst }),
    minutesRow({ what: 'end forecast at half-time, bias', value: Math.abs(mean(late)), aim: 3, worst }),
    rangeRow(results),
    ...startRows(results),
    timeRow({ what: '254 matches', config: { mode: 'double-knockout' }, players: 128 }, 2000),
    timeRow(
      { what: '992 matches', config: { mode: 'league', roundRobinMode: 'double' }, players: 32 },
      10_000,
    ),
  ];
};
