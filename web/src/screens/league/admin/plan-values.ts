import type { LeagueEntity, LeaguePlan } from '@neundarter/contract/entities/league';
import { aheadMs } from '@neundarter/rules/calendar/german-clock';
import {
  mondayOf,
  type PlannedFixture,
  planSeason,
  type SeasonPlan,
} from '@neundarter/rules/league/season-plan';
import { parseDateTime } from '../../../text/date-time.ts';
import { formatDate } from '../../../text/formats.ts';
import { leagueAdminText as text } from '../../../text/league.ts';
import type { Problems } from '../../../ui/form-values.ts';

/** A team of the form. Times are texts, as they are typed. */
export type TeamValues = {
  readonly teamId: string | null;
  readonly name: string;
  /** 0 for Monday, as text. */
  readonly weekday: string;
  readonly time: string;
  readonly taken: string;
};

/** The fields of the form for a season. */
export type PlanValues = {
  readonly teams: readonly TeamValues[];
  readonly hasReturn: boolean;
  readonly firstDay: string;
  readonly freeWeeks: string;
};

/** Friday at eight, when most clubs play. */
const usualHomeDay = { weekday: '4', time: '20:00' } as const;

export const newTeam = (teamId: string | null, name: string): TeamValues => ({
  teamId,
  name,
  ...usualHomeDay,
  taken: '',
});

/** Weekday and time of a fixture on German clocks, by which seasons are planned, wherever this device is. */
const homeDayOf = (at: number): Pick<TeamValues, 'weekday' | 'time'> => {
  const onClock = new Date(at + aheadMs(at));
  return { weekday: `${(onClock.getUTCDay() + 6) % 7}`, time: onClock.toISOString().slice(11, 16) };
};

/** The form for a league as it is stored: home days follow from its first home games. */
export const planValuesOf = ({ props: { teams, fixtures } }: Pick<LeagueEntity, 'props'>): PlanValues => {
  const pairs = fixtures.map(({ home, away }) =>
    [home, away].toSorted((one, other) => one - other).join('-'),
  );
  const first = Math.min(...fixtures.map(({ startDateTime }) => startDateTime));
  return {
    teams: teams.map(({ teamId, name }, number) => {
      const at = fixtures.find(({ home }) => home === number)?.startDateTime;
      const homeDay = at === undefined ? usualHomeDay : homeDayOf(at);
      return { ...newTeam(teamId, name), ...homeDay };
    }),
    hasReturn: fixtures.length === 0 || new Set(pairs).size < pairs.length,
    firstDay: fixtures.length === 0 ? '' : formatDate(first),
    freeWeeks: '',
  };
};

/** A typed day as `2027-01-18`; null for what is no day. */
const dayIn = (typed: string): string | null => {
  const at = parseDateTime(`${typed} 12:00`);
  if (at === null || Number.isNaN(at)) return null;
  const day = formatDate(at).split('.').toReversed().join('-');
  return mondayOf(day) === null ? null : day;
};

/** Typed days with commas between them; null if one of them is none. */
const daysIn = (typed: string): readonly string[] | null => {
  const words = typed.split(',').filter((word) => word.trim() !== '');
  const days = words.flatMap((word) => dayIn(word) ?? []);
  return days.length === words.length ? days : null;
};

/** Minutes since midnight; null for what is no time. */
const minuteIn = (typed: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim()) ?? [];
  const [hour, minute] = [Number(hours ?? 24), Number(minutes ?? 60)];
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
};

type Field = keyof PlanValues | `teams.${number}.${keyof TeamValues}`;

/** What keeps a season from being planned. */
export function planProblemsOf({ teams, firstDay, freeWeeks }: PlanValues): Problems<Field> {
  const ofTeams = teams.flatMap(({ time, taken }, place) => [
    [`teams.${place}.time`, minuteIn(time) === null ? text.timeWrong : undefined],
    [`teams.${place}.taken`, daysIn(taken) === null ? text.daysWrong : undefined],
  ]);
  return {
    ...Object.fromEntries(ofTeams),
    teams: teams.length < 2 ? text.tooFewTeams : undefined,
    firstDay: dayIn(firstDay) === null ? text.firstDayMissing : undefined,
    freeWeeks: daysIn(freeWeeks) === null ? text.daysWrong : undefined,
  };
}

/** The season that follows from a form without problems. */
export const seasonPlanOf = ({ teams, hasReturn, firstDay, freeWeeks }: PlanValues): SeasonPlan | null =>
  planSeason({
    teams: teams.map(({ weekday, time, taken }) => ({
      weekday: Number(weekday),
      minute: minuteIn(time) ?? 0,
      takenWeeks: daysIn(taken) ?? [],
    })),
    hasReturn,
    firstDay: dayIn(firstDay) ?? '',
    freeWeeks: daysIn(freeWeeks) ?? [],
  });

/** What is sent to store a plan. */
export const sentPlan = (
  teams: readonly Pick<TeamValues, 'teamId' | 'name'>[],
  fixtures: readonly PlannedFixture[],
): LeaguePlan => ({
  teams: teams.map(({ teamId, name }) => ({ teamId, name })),
  fixtures: fixtures.map(({ round, home, away, startDateTime }) => ({ round, home, away, startDateTime })),
});
