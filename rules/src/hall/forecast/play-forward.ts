// Plays the rest of a day forward, event by event, by the rule of the hall. How matches go is asked of a function: the forecast
// answers by chance, and a test by the lengths that `schedule` expects. Callers cost nothing here.
import type { HallMatch } from '../hall-state.ts';
import { playedLastFinal } from '../obstacles.ts';
import { holdsBoard, noteDuties, peopleOf } from '../view.ts';
import type { Blueprint } from './blueprint.ts';
import {
  type Course,
  type Ending,
  type Entry,
  leaveWaiting,
  putDown,
  type Running,
  startCourse,
  takeUp,
} from './course.ts';
import { fillCourse, freeBoards } from './fill-course.ts';
import type { MatchScore } from './forecast-input.ts';
import { settle, settleKnown } from './settle.ts';

/** How a match goes on from now: with its way to the board if it begins now. Lengths in ms. */
export type Fate = Omit<Ending, 'isPlayed'> & { readonly length: number };

type FateInput = { readonly match: HallMatch; readonly score: MatchScore; readonly now: number };

/** What a play does not know by itself. */
export type Luck = {
  readonly fateOf: (input: FateInput) => Fate;
  /** How long somebody takes who is expected. ms */
  readonly delayOf: (person: string) => number;
};

/** A match that begins in a play. */
type Begun = { readonly match: string; readonly board: string; readonly at: number };

export type Play = {
  readonly begun: readonly Begun[];
  /** When the last match of a competition ends. */
  readonly ends: ReadonlyMap<string, number>;
  /** When the last match of its groups ends. */
  readonly groupEnds: ReadonlyMap<string, number>;
};

/** Somebody decides about a protest in that time. */
const protestLasts = 10 * 60_000;

const isFinal = ({ kind }: HallMatch): boolean => kind === 'final' || kind === 'repeated-final';

const run = (course: Course, entry: Entry, { board, fate }: { board: string; fate: Fate }): void => {
  const { length, ...ending } = fate;
  const end = course.view.now + length;
  course.taken.add(board);
  course.running.push({ entry, board, end, ending: { ...ending, isPlayed: true } });
  if (isFinal(entry.match)) course.lastFinal = playedLastFinal(course.view);
};

const fateOf = (course: Course, { match, index }: Entry, luck: Luck): Fate => {
  const score = course.blueprint.scores[index];
  if (score === undefined) throw new Error(`${match.id} has no score`);
  return luck.fateOf({ match, score, now: course.view.now });
};

const beginHeld = (course: Course, luck: Luck): void => {
  for (const entry of course.entries) {
    const { match } = entry;
    if (!holdsBoard(match, course.view.boardById)) continue;
    noteDuties(match, match.state === 'called' ? 'called' : 'playing', (person, duty) =>
      takeUp(course, person, duty),
    );
    entry.left = peopleOf(match).flatMap((id) => entry.group?.left.get(id) ?? []);
    run(course, entry, { board: match.board ?? '', fate: fateOf(course, entry, luck) });
  }
};

const expectPeople = ({ people, view, wakeUps }: Course, luck: Luck): ReadonlyMap<string, number> => {
  const arrivals = new Map<string, number>();
  for (const { id, presence } of people.values()) {
    if (presence !== 'expected') continue;
    const at = view.now + luck.delayOf(id);
    arrivals.set(id, at);
    wakeUps.push(at);
  }
  return arrivals;
};

const endProtests = ({ entries, view, wakeUps }: Course): void => {
  const until = view.now + protestLasts;
  for (const { match } of entries) {
    if (match.state !== 'protest') continue;
    match.state = 'postponed';
    match.since = until;
    wakeUps.push(until);
  }
};

const beginNew = (course: Course, luck: Luck): readonly Begun[] =>
  fillCourse(course).flatMap(({ candidate, board }) => {
    const entry = course.entries[course.blueprint.places.get(candidate.match.id) ?? -1];
    if (entry === undefined) return [];
    leaveWaiting(course, entry);
    const fate = fateOf(course, entry, luck);
    entry.match.state = 'running';
    entry.match.board = board.id;
    run(course, entry, { board: board.id, fate });
    return [{ match: entry.match.id, board: board.id, at: course.view.now }];
  });

const finish = (course: Course, { entry, board, ending }: Running): void => {
  const { match, group } = entry;
  const { now, boardById } = course.view;
  const ground = course.ground.get(group?.key ?? '');
  if (group !== null && ground !== undefined)
    course.ground.set(group.key, { ...ground, running: ground.running - 1 });
  if (match.caller !== null) putDown(course, match.caller);
  for (const id of peopleOf(match)) {
    putDown(course, id);
    const person = course.people.get(id);
    if (person !== undefined) person.freeSince = now;
  }
  const own = boardById.get(board);
  const free = course.boards.find((one) => one === own);
  if (free !== undefined) free.freeSince = now;
  course.taken.delete(board);
  settle(course, entry, ending);
  if (isFinal(match)) course.lastFinal = playedLastFinal(course.view);
};

/** The next time at which somebody, or a board, has been free for as long as a rule asks for. */
const nextWait = ({ people, boards, view, competitions }: Course): number => {
  const { rest, streamWait, longWait } = view.options;
  const pauses = [...competitions.values()].map(({ finalPause }) => finalPause);
  const lengths = new Set([rest, streamWait, longWait, ...pauses]);
  const { now } = view;
  let next = Number.POSITIVE_INFINITY;
  const look = ({ freeSince }: { readonly freeSince: number }): void => {
    for (const length of lengths) if (freeSince + length > now) next = Math.min(next, freeSince + length);
  };
  for (const person of people.values()) look(person);
  for (const board of boards) look(board);
  return next;
};

/** When something happens next. While no board is free, only the end of a match makes a difference. */
const nextTime = (course: Course): number => {
  const { running, wakeUps, waiting, view } = course;
  let next = Number.POSITIVE_INFINITY;
  for (const { end } of running) next = Math.min(next, end);
  if (course.taken.size >= course.boards.length) return next;
  for (const time of wakeUps) if (time > view.now) next = Math.min(next, time);
  return waiting.length === 0 || freeBoards(course).length === 0 ? next : Math.min(next, nextWait(course));
};

/** Plays the day to its end. */
export const playForward = (blueprint: Blueprint, luck: Luck): Play => {
  const course = startCourse(blueprint);
  const ends = new Map<string, number>();
  const groupEnds = new Map<string, number>();
  beginHeld(course, luck);
  const arrivals = expectPeople(course, luck);
  endProtests(course);
  settleKnown(course);
  const begun = [...beginNew(course, luck)];
  for (let time = nextTime(course); Number.isFinite(time); time = nextTime(course)) {
    course.view.now = time;
    for (const [id, at] of arrivals) {
      const person = course.people.get(id);
      if (person !== undefined && at <= time && person.presence === 'expected') person.presence = 'here';
    }
    const over = course.running.filter(({ end }) => end <= time);
    course.running = course.running.filter(({ end }) => end > time);
    for (const one of over) {
      finish(course, one);
      const { competition, group } = one.entry.match;
      ends.set(competition, time);
      if (group !== null) groupEnds.set(competition, time);
    }
    begun.push(...beginNew(course, luck));
  }
  return { begun, ends, groupEnds };
};
