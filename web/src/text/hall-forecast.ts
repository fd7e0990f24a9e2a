import type { Range } from '@neundarter/rules/hall/forecast/forecast';
import { shownTime } from '@neundarter/rules/hall/forecast/shown-time';
import { formatDate, formatTime } from './formats.ts';

const partsOfDay = {
  night: 'in der Nacht',
  morning: 'am Vormittag',
  noon: 'am Mittag',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
} as const;

/** Up to here a time needs no day, also after midnight: nobody takes it for another one. */
const thisEveningMs = 12 * 60 * 60_000;

/** `gegen 15:40 Uhr`, or only `am Nachmittag` if nobody can know it better; with the day if it is another one and not soon. */
const whenOf = (range: Range, now: number): string => {
  const shown = shownTime(range, now);
  const words = shown.kind === 'about' ? `gegen ${formatTime(shown.at)} Uhr` : partsOfDay[shown.part];
  const needsNoDay = shown.at - now < thisEveningMs || formatDate(shown.at) === formatDate(now);
  return needsNoDay ? words : `${formatDate(shown.at)} ${words}`;
};

type Ends = { readonly groupsEnd: Range | null; readonly end: Range | null };

/** Texts of what is expected of a day in the hall. Every `now` is the time of the server, ms since 1970. */
export const hallForecastText = {
  when: whenOf,
  /** `Gruppen fertig gegen 14:20 Uhr`, `Ende gegen 18:30 Uhr`: what is still to come. */
  ends: ({ groupsEnd, end }: Ends, now: number): readonly string[] => [
    ...(groupsEnd === null ? [] : [`Gruppen fertig ${whenOf(groupsEnd, now)}`]),
    ...(end === null ? [] : [`Ende ${whenOf(end, now)}`]),
  ],
  columns: { when: 'Beginn', number: 'Nr.', sides: 'Es spielen' },
} as const;
