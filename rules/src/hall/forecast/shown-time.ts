// How an expected time is shown: as a time, or only as a part of the day if nobody can know it better.
import { aheadMs } from '../../calendar/german-clock.ts';
import type { Range } from './forecast.ts';

const minute = 60_000;
const hour = 60 * minute;

const partsOfDay = ['night', 'morning', 'noon', 'afternoon', 'evening'] as const;
type PartOfDay = (typeof partsOfDay)[number];

/** `about`: a time of five whole minutes. `part-of-day`: `at` says on which day. ms since 1970 */
type ShownTime =
  | { readonly kind: 'about'; readonly at: number }
  | { readonly kind: 'part-of-day'; readonly part: PartOfDay; readonly at: number };

/** From this range on a time would be a promise that nobody can keep. */
const wideRange = hour;
const step = 5 * minute;

/** Hours of German clocks at which the parts of a day begin. */
const beginnings: readonly (readonly [number, PartOfDay])[] = [
  [22, 'night'],
  [18, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
  [0, 'night'],
];

const partOf = (at: number): PartOfDay => {
  const hourOfDay = Math.floor((at + aheadMs(at)) / hour) % 24;
  return beginnings.find(([from]) => hourOfDay >= from)?.[1] ?? 'night';
};

/** How to show an expected time; never one that has passed. @param now ms since 1970 */
export const shownTime = ({ early, expected, late }: Range, now: number): ShownTime => {
  if (late - early >= wideRange) return { kind: 'part-of-day', part: partOf(expected), at: expected };
  const soonest = Math.ceil(now / step) * step;
  return { kind: 'about', at: Math.max(soonest, Math.round(expected / step) * step) };
};
