// Whether the people of an entry are in the hall. Whoever is confirmed is there until somebody says something else. A pause is
// short, and not for somebody who is called or plays. Whoever has gone or calls nothing gets no matches to call: that is noted
// by the tournament, and what it has noted holds.
import { ok, type Result, refused } from '../result.ts';
import type { HallPerson } from './hall-state.ts';

/** `expected`: comes later. `injured`: does not play any more. `gone`: the same, and calls nothing. */
export const attendances = [
  'expected',
  'here',
  'injured',
  'gone',
] as const satisfies readonly HallPerson['presence'][];

/** What is known about the people of an entry. Times are ms since 1970. */
export type Attendance = {
  readonly presence: (typeof attendances)[number];
  /** When they want to come; only while they are expected. */
  readonly comingAt: number | null;
  readonly pauseUntil: number | null;
  /** Whether they call matches at all. */
  readonly isCaller: boolean;
};

/** Of whom nobody has said anything. */
export const usualAttendance: Attendance = {
  presence: 'here',
  comingAt: null,
  pauseUntil: null,
  isCaller: true,
};

/** Minutes of a pause; 0 ends it. */
export const pauseMinutes = { min: 0, usual: 10, max: 15 } as const;

/** Whether an entry is left out where callers are chosen. */
export const callsNothing = ({ presence, isCaller }: Attendance): boolean => presence === 'gone' || !isCaller;

type Noted = {
  /** Whether the tournament has noted that the entry calls nothing. */
  readonly isLeftOut: boolean;
  readonly hasWithdrawn: boolean;
};

/** What holds of an entry: what was said (null: nothing), as far as it fits to what the tournament has noted. */
export const attendanceNow = (said: Attendance | null, { isLeftOut, hasWithdrawn }: Noted): Attendance => {
  const known = said ?? usualAttendance;
  if (hasWithdrawn) return { ...known, presence: 'gone' };
  if (isLeftOut) return callsNothing(known) ? known : { ...known, presence: 'gone' };
  return { ...known, isCaller: true, presence: known.presence === 'gone' ? 'here' : known.presence };
};

/** What an organiser says about an entry; what is missing stays. */
export type AttendanceChange = {
  readonly presence?: Attendance['presence'] | undefined;
  readonly comingAt?: number | null | undefined;
  readonly pauseMinutes?: number | undefined;
  readonly isCaller?: boolean | undefined;
};

type Moment = {
  readonly now: number;
  /** Whether somebody of the entry plays, writes, or is called. */
  readonly isBusy: boolean;
};

const pauseAfter = (
  { pauseUntil }: Attendance,
  minutes: number | undefined,
  { now }: Pick<Moment, 'now'>,
): number | null => {
  if (minutes === undefined) return pauseUntil !== null && pauseUntil > now ? pauseUntil : null;
  return minutes === 0 ? null : now + minutes * 60_000;
};

/** The attendance after a change. `error.calls.person-busy`: a pause of somebody who is called or plays. */
export const changeAttendance = (
  before: Attendance,
  {
    presence = before.presence,
    comingAt = before.comingAt,
    isCaller = before.isCaller,
    ...change
  }: AttendanceChange,
  { now, isBusy }: Moment,
): Result<Attendance, 'error.calls.person-busy'> => {
  if ((change.pauseMinutes ?? 0) > 0 && isBusy) return refused('error.calls.person-busy');
  return ok({
    presence,
    comingAt: presence === 'expected' ? comingAt : null,
    pauseUntil: presence === 'here' ? pauseAfter(before, change.pauseMinutes, { now }) : null,
    isCaller,
  });
};
