// `npm run bench -- hall [--days n]`: Saturdays of clubs, each played by the rule of the hall and by the ways it is compared
// with, on the same days. Every aim is printed with the day that is worst for it.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { hasCallerRule } from '@neundarter/rules/tournament/plan/modes';
import { shortestDay } from '../hall/bounds.ts';
import { type Day, makeDay } from '../hall/make-day.ts';
import { type Course, playDay } from '../hall/play-day.ts';
import { type PolicyName, policies } from '../hall/policies.ts';
import { timeOfLargest } from '../hall/time-of-largest.ts';
import { type Stretch, type Waits, waitsIn } from '../hall/waits.ts';
import { median, milliseconds, percentile, type Row } from '../lib/figures.ts';
import { measureForecasts } from './hall-forecast.ts';

const rest = 5 * 60_000;

/** What a day gives. */
type DayResult = {
  readonly day: Day;
  readonly course: Course;
  readonly waits: Waits;
  /** Length of the day divided by the bound; with five minutes between two matches on a way. */
  readonly length: number;
  readonly withRest: number;
  /** Lengths by the other ways. */
  readonly others: { readonly [name in Exclude<PolicyName, 'schedule'>]: number };
};

/** Plays one day by all policies. */
export const compareDay = (index: number): DayResult => {
  const day = makeDay(index);
  const course = playDay(day, policies.schedule);
  const lengthBy = (name: PolicyName) => playDay(day, policies[name]).length;
  return {
    day,
    course,
    waits: waitsIn(course.played),
    length: course.length / shortestDay(course.played, day.boards, 0),
    withRest: course.length / shortestDay(course.played, day.boards, rest),
    others: {
      'lowest number': lengthBy('lowest number'),
      'fixed boards': lengthBy('fixed boards'),
      random: lengthBy('random'),
    },
  };
};

type Figures = {
  readonly what: string;
  readonly value: number;
  readonly aim: number | null;
  readonly worst: string;
};

const nameOf = ({ day }: DayResult): string =>
  `${day.name}: ${day.people.length} on ${day.boards}, ${day.plan.config.mode}`;

/** The day with the largest figure. */
const worstOf = (results: readonly DayResult[], figure: (result: DayResult) => number): string => {
  const worst = results.reduce((one, other) => (figure(other) > figure(one) ? other : one));
  return `worst ${figure(worst).toFixed(3)} (${nameOf(worst)})`;
};

type Aim = {
  readonly what: string;
  readonly figure: (result: DayResult) => number;
  readonly of: (values: readonly number[]) => number;
  readonly aim: number;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const at90 = (values: readonly number[]): number => percentile(values, 0.9);
const largest = (values: readonly number[]): number => Math.max(...values);

const ratioTo =
  (name: keyof DayResult['others']) =>
  ({ course, others }: DayResult): number =>
    course.length / others[name];

const aims: readonly Aim[] = [
  { what: 'double bookings', figure: ({ course }) => course.doubleBookings, of: sum, aim: 0 },
  {
    what: 'called matches moved without a broken board',
    figure: ({ course, day }) => (day.broken === null ? course.moved : 0),
    of: sum,
    aim: 0,
  },
  { what: 'length to the bound, median', figure: ({ length }) => length, of: median, aim: 1.09 },
  { what: 'length to the bound, 90 %', figure: ({ length }) => length, of: at90, aim: 1.2 },
  { what: 'length to the bound with rests, median', figure: ({ withRest }) => withRest, of: median, aim: 1 },
  { what: 'length to the bound with rests, 90 %', figure: ({ withRest }) => withRest, of: at90, aim: 1.07 },
  {
    what: 'length to the bound with rests, worst',
    figure: ({ withRest }) => withRest,
    of: largest,
    aim: 1.2,
  },
  { what: 'length to lowest number, median', figure: ratioTo('lowest number'), of: median, aim: 1 },
  { what: 'length to fixed boards, median', figure: ratioTo('fixed boards'), of: median, aim: 1 },
  { what: 'length to random, median', figure: ratioTo('random'), of: median, aim: 1 },
];

const measureAim = (results: readonly DayResult[], { what, figure, of, aim }: Aim): Figures => ({
  what,
  value: of(results.map(figure)),
  aim,
  worst: worstOf(results, figure),
});

type WaitAim = {
  readonly what: string;
  readonly stretch: Stretch;
  readonly aim: number;
  readonly isMeant: (playersPerBoard: number) => boolean;
};

const all = () => true;
const upTo8 = (players: number) => players <= 8;

const waitAims: readonly WaitAim[] = [
  { what: 'in groups', stretch: 'groups', aim: 0.002, isMeant: all },
  { what: 'single knockout, up to 8 a board', stretch: 'single', aim: 0, isMeant: upTo8 },
  { what: 'double knockout, up to 8 a board', stretch: 'double', aim: 0.1, isMeant: upTo8 },
  { what: 'at the change, up to 4 a board', stretch: 'change', aim: 0.005, isMeant: (n) => n <= 4 },
  { what: 'at the change, up to 8 a board', stretch: 'change', aim: 0.06, isMeant: (n) => n > 4 && n <= 8 },
  { what: 'at the change, more than 8 a board', stretch: 'change', aim: 0.3, isMeant: (n) => n > 8 },
];

const measureWait = (results: readonly DayResult[], { what, stretch, aim, isMeant }: WaitAim): Figures[] => {
  const meant = results.filter(
    ({ day, waits }) => isMeant(day.people.length / day.boards) && waits[stretch].people > 0,
  );
  if (meant.length === 0) return [];
  const share = ({ waits }: DayResult) => waits[stretch].tooLong / waits[stretch].people;
  const tooLong = sum(meant.map(({ waits }) => waits[stretch].tooLong));
  const value = tooLong / sum(meant.map(({ waits }) => waits[stretch].people));
  return [{ what: `people who wait over 90 minutes ${what}`, value, aim, worst: worstOf(meant, share) }];
};

const movedShare = (results: readonly DayResult[]): Figures => {
  const calls = sum(results.map(({ course }) => course.played.length));
  return {
    what: 'share of called matches moved',
    value: sum(results.map(({ course }) => course.moved)) / calls,
    aim: 0.003,
    worst: worstOf(results, ({ course }) => course.moved / course.played.length),
  };
};

const withoutCaller = (results: readonly DayResult[]): Figures => {
  const meant = results.filter(({ day }) => hasCallerRule(day.plan.config.mode));
  const share = ({ course }: DayResult) =>
    course.played.filter(({ caller }) => caller === null).length / course.played.length;
  const value = sum(meant.map(share)) / Math.max(1, meant.length);
  return { what: 'matches without a caller', value, aim: null, worst: worstOf(meant, share) };
};

/** Two sides of rounding are the same. */
const near = 0.0005;

const rowOf = ({ what, value, aim, worst }: Figures): Row => ({
  what: `hall: ${what}`,
  measured: value.toFixed(3),
  baseline: worst,
  ratio: value,
  aim: aim === null ? '' : `≤ ${aim}`,
  isMet: aim === null || value <= aim + near,
});

/** Rows of the report. @param days number of days, at least 1 */
export async function measureHall(days: number): Promise<readonly Row[]> {
  const results = Array.from({ length: days }, (_, index) => compareDay(index));
  const figures = [
    ...aims.map((aim) => measureAim(results, aim)),
    movedShare(results),
    ...waitAims.flatMap((aim) => measureWait(results, aim)),
    withoutCaller(results),
  ];
  const time = timeOfLargest(seededChance('largest'));
  return [
    ...figures.map(rowOf),
    {
      what: 'hall: a schedule of 992 matches',
      measured: milliseconds(time),
      baseline: `${days} days`,
      ratio: time,
      aim: '≤ 5 ms',
      isMet: time <= 5,
    },
    ...measureForecasts(days),
  ];
}
