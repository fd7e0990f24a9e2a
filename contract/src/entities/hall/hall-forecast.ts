import Type, { type Static } from 'typebox';
import { maxForecastStarts } from '../../limits.ts';
import { closed, Id, TimeStamp } from '../common.ts';
import { nullable } from '../match-config.ts';

const range = { early: TimeStamp, expected: TimeStamp, late: TimeStamp };
const RangeSchema = Type.Object(range, {
  ...closed,
  description: 'four of five plays lie between `early` and `late`, half of them before `expected`',
});

const ForecastSchema = Type.Object(
  {
    computedAt: TimeStamp,
    groupsEnd: Type.Unsafe<Static<typeof RangeSchema> | null>({
      ...nullable(RangeSchema),
      description: 'the end of the groups; null if they are over, or if there are none',
    }),
    end: nullable(RangeSchema),
    starts: Type.Array(Type.Object({ matchId: Id, ...range }, closed), {
      maxItems: maxForecastStarts,
      description: 'of matches that are not called yet and are probably played, the next ones first',
    }),
  },
  closed,
);

/** When the matches of an event begin and when it ends, as it was expected a moment ago. It names no person. */
export const HallForecastSchema = Type.Object(
  {
    eventId: Id,
    forecast: Type.Unsafe<Static<typeof ForecastSchema> | null>({
      ...nullable(ForecastSchema),
      description:
        'null until it is computed, soon after the first question, and where matches are not called to boards',
    }),
  },
  closed,
);
export type HallForecastEntity = Static<typeof HallForecastSchema>;
