// The trainings of the club: on Tuesdays for the first team, on Thursdays for everybody who wants to watch.
import { maxEventsPerCall } from '@neundarter/contract/limits';
import type { EventTimes } from '@neundarter/rules/access/events';
import { type Day, dayFrom, momentOf } from './berlin-time.ts';
import { adminOf } from './join-club.ts';
import type { League } from './matchdays.ts';
import { clubHome, type TeamKey } from './people.ts';
import { seededIds } from './seeded-ids.ts';

export type Training = EventTimes & {
  readonly id: string;
  readonly name: string;
  /** The team that invites; members of both teams come. */
  readonly team: TeamKey;
  readonly isPublic: boolean;
  /** When the last match may start (ms since 1970). */
  readonly lastStart: number;
};

const minuteMs = 60_000;
const plannedDays = 21;
/** Minutes after midnight. */
const [doorsOpen, lastStart, doorsClose] = [19 * 60, 22 * 60, 23 * 60];
/** Before and after now, in minutes. */
const [trainedMinutes, leftMinutes] = [100, 150];

const kinds = new Map([
  [2, { name: 'Training am Dienstag', team: 'first', isPublic: false }],
  [4, { name: 'Offenes Training am Donnerstag', team: 'second', isPublic: true }],
] as const);

/** Whether the club is closed: around Christmas. */
export const isClosed = ({ month, day }: Day): boolean =>
  (month === 12 && day > 22) || (month === 1 && day < 4);

/** The training of a day, or null if there is none. */
export const trainingOn = (day: Day, seed: string): Training | null => {
  const kind = kinds.get(day.weekday as 2 | 4);
  if (kind === undefined || isClosed(day)) return null;
  return {
    ...kind,
    id: seededIds(`training ${seed} ${day.year}-${day.month}-${day.day}`)(),
    startDateTime: momentOf(day, doorsOpen),
    lastStart: momentOf(day, lastStart),
    endDateTime: momentOf(day, doorsClose),
  };
};

/** The training that is running now, whatever the day. */
export const trainingNow = (now: number, seed: string): Training => ({
  id: seededIds(`training ${seed} now`)(),
  name: 'Offenes Training',
  team: 'first',
  isPublic: true,
  startDateTime: now - trainedMinutes * minuteMs,
  lastStart: now,
  endDateTime: now + leftMinutes * minuteMs,
});

/** The trainings of some days before today (negative) or after it. */
const trainingsOn = (
  days: readonly number[],
  { now, seed }: Pick<League, 'now' | 'seed'>,
): readonly Training[] => days.flatMap((day) => trainingOn(dayFrom(now, day), seed) ?? []);

/** The trainings of the past days, and those of the next weeks. */
export const allTrainings = (club: Pick<League, 'now' | 'seed'> & { readonly days: number }) => ({
  past: trainingsOn(
    Array.from({ length: club.days }, (_, at) => at - club.days),
    club,
  ),
  next: trainingsOn(
    Array.from({ length: plannedDays }, (_, at) => at + 1),
    club,
  ),
});

type Inviting = Pick<League, 'server' | 'accounts' | 'teamIds' | 'visit'>;

/** Creates trainings as the admins of the teams. */
export const createTrainings = async (
  { server, accounts, teamIds, visit }: Inviting,
  trainings: readonly Training[],
): Promise<void> => {
  for (const key of ['first', 'second'] as const) {
    const events = trainings
      .filter(({ team }) => team === key)
      .map(({ id, team: _team, lastStart: _lastStart, ...props }) => {
        const fixed = { teamId: teamIds[key], type: 'training', location: clubHome } as const;
        return { id, props: { ...props, ...fixed } };
      });
    await visit(adminOf({ accounts }, key).email, async (token) => {
      for (let done = 0; done < events.length; done += maxEventsPerCall) {
        const body = { events: events.slice(done, done + maxEventsPerCall) };
        await server.call('POST /events/batch', { token, body });
      }
    });
  }
};
