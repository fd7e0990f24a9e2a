// Forecasts of a simulated day: what was expected at some moments, and how it came.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { type Forecast, forecast } from '@neundarter/rules/hall/forecast/forecast';
import type { ForecastInput } from '@neundarter/rules/hall/forecast/forecast-input';
import { hallMatchId } from '@neundarter/rules/hall/tournament-matches';
import { type Day, minute } from './make-day.ts';
import { type Course, competition, playDay } from './play-day.ts';
import { policies } from './policies.ts';
import { whatIsKnown } from './what-is-known.ts';

/** Shares of the matches after which a forecast is made; the middle one is half-time. */
const moments = [0.25, 0.5, 0.75];
const halfTime = 0.5;

/** How far ahead a start was expected, in minutes: about so much. */
export const aheads = [30, 60, 120] as const;
type Ahead = (typeof aheads)[number];

export type ForecastOfDay = {
  readonly day: Day;
  /** The end at half-time: how much later than expected it came, in minutes, and whether it was in the range. */
  readonly end: { readonly late: number; readonly isInRange: boolean };
  /** How much later than expected matches began, in minutes. */
  readonly starts: { readonly [ahead in Ahead]: readonly number[] };
};

type Seen = { readonly input: ForecastInput; readonly share: number };

const watch = (day: Day): { readonly seen: readonly Seen[]; readonly course: Course } => {
  const seen: Seen[] = [];
  const all = day.plan.matches.filter(({ number }) => number !== null).length;
  const course = playDay(day, policies.schedule, (running) => {
    const share = moments[seen.length];
    if (share !== undefined && running.played.length >= share * all)
      seen.push({ input: whatIsKnown(running), share });
  });
  return { seen, course };
};

const aheadOf = (time: number): Ahead | null =>
  aheads.find((ahead) => Math.abs(time - ahead) <= ahead / 4) ?? null;

const lateStarts = (now: number, { starts }: Forecast, { played }: Course) => {
  const late: { [ahead in Ahead]: number[] } = { 30: [], 60: [], 120: [] };
  for (const { match, calledAt } of played) {
    const expected = starts.get(hallMatchId(competition, match.key))?.expected;
    const ahead = expected === undefined ? null : aheadOf((expected - now) / minute);
    if (ahead !== null && expected !== undefined) late[ahead].push((calledAt - expected) / minute);
  }
  return late;
};

/** Forecasts a day by its name, so that it is always the same. */
export const forecastDay = (day: Day): ForecastOfDay => {
  const { seen, course } = watch(day);
  const starts: { [ahead in Ahead]: number[] } = { 30: [], 60: [], 120: [] };
  let end: ForecastOfDay['end'] | null = null;
  for (const { input, share } of seen) {
    const what = forecast(input, seededChance(`${day.name} ${share}`));
    const late = lateStarts(input.now, what, course);
    for (const ahead of aheads) starts[ahead].push(...late[ahead]);
    if (share !== halfTime || what.end === null) continue;
    const { early, expected, late: latest } = what.end;
    end = {
      late: (course.length - expected) / minute,
      isInRange: course.length >= early && course.length <= latest,
    };
  }
  if (end === null) throw new Error(`${day.name} has no half-time`);
  return { day, end, starts };
};
