// A play of the forecast while it runs: the hall with people, boards and matches that change. It has the form of a view, so
// that the rules of the hall can be asked about it.
import { groupsUnderWay, isUsable } from '../candidates.ts';
import type { HallBoard, HallCompetition, HallMatch, HallPerson } from '../hall-state.ts';
import type { Candidate, GroupGround } from '../pick-match.ts';
import { type Duty, type HallView, hasParties, holdsBoard, peopleOf } from '../view.ts';
import { groupKeyOf } from '../ways.ts';
import type { Blueprint } from './blueprint.ts';
import type { Pair } from './forecast-input.ts';

type Mutable<Item> = { -readonly [Key in keyof Item]: Item[Key] };

export type CoursePerson = Mutable<HallPerson> & {
  /** Duties that the person has now. */
  busy: number;
  readonly doubles: CoursePerson[];
};

/** A group with what its matches have given so far. */
export type CourseGroup = {
  readonly key: string;
  readonly competition: string;
  open: number;
  /** Open matches of each member. */
  readonly left: Map<string, { count: number }>;
  /** By party: points, sets and legs won minus lost, legs won, matches. */
  readonly standings: Map<string, Standing>;
};

export type Standing = {
  readonly people: readonly string[];
  points: number;
  sets: number;
  legDifference: number;
  legs: number;
  matches: number;
};

export type Entry = {
  readonly index: number;
  readonly match: Mutable<HallMatch>;
  readonly group: CourseGroup | null;
  /** People, once both parties are known. */
  people: readonly CoursePerson[];
  /** Open matches of these people in their group. */
  left: readonly { count: number }[];
  readonly candidate: Mutable<Candidate>;
  /** When the competition, or in a group its knockout, has to be reached, for these people. */
  targetEnd: number;
  /** Place in the list of matches with known parties; -1 if it is not there. */
  place: number;
  /** Way of the knockout behind its group. */
  readonly behind: number;
};

/** How a match ends. */
export type Ending = {
  readonly winner: 0 | 1;
  readonly sets: Pair;
  readonly legs: Pair;
  /** false if nobody had to play for it. */
  readonly isPlayed: boolean;
};

export type Running = {
  readonly entry: Entry;
  readonly board: string;
  readonly end: number;
  readonly ending: Ending;
};

export type Course = {
  readonly blueprint: Blueprint;
  readonly view: Mutable<HallView>;
  readonly people: ReadonlyMap<string, CoursePerson>;
  readonly boards: readonly Mutable<HallBoard>[];
  readonly duties: Map<string, Duty>;
  readonly groups: ReadonlyMap<string, CourseGroup>;
  readonly ground: Map<string, GroupGround>;
  readonly competitions: Map<string, HallCompetition>;
  readonly entries: readonly Entry[];
  /** Matches with known parties that have no board. */
  readonly waiting: Entry[];
  running: Running[];
  openInGroups: number;
  openGroups: number;
  groupsUnderWay: number;
  lastFinal: HallMatch | null;
  /** Boards on which a match is played. */
  readonly taken: Set<string>;
  readonly usableBoards: number;
  /** Matches that every group may play at once. */
  breadth: number;
  /** Times at which something may begin without a match that ends: pauses, releases, arrivals. */
  readonly wakeUps: number[];
};

const peopleIn = ({ people }: HallView['state']): ReadonlyMap<string, CoursePerson> => {
  const all = new Map(
    people.map((one): [string, CoursePerson] => [one.id, { ...one, busy: 0, doubles: [] }]),
  );
  for (const { id, perhaps } of people) {
    const one = all.get(id);
    for (const double of perhaps) {
      const other = all.get(double);
      if (one === undefined || other === undefined) continue;
      one.doubles.push(other);
      other.doubles.push(one);
    }
  }
  return all;
};

const groupsIn = ({ view }: Blueprint): ReadonlyMap<string, CourseGroup> =>
  new Map(
    [...view.groups].flatMap(([key, { all, open, left }]): [string, CourseGroup][] => {
      const competition = all[0]?.competition;
      if (competition === undefined) return [];
      const members = new Map([...left].map(([person, count]) => [person, { count }]));
      const group = { key, competition, open, left: members, standings: new Map() };
      return [[key, group]];
    }),
  );

const entryOf = (
  match: HallMatch,
  index: number,
  { groups, ways }: Pick<Course, 'groups'> & Pick<HallView, 'ways'>,
): Entry => {
  const key = groupKeyOf(match);
  const own = { ...match };
  return {
    index,
    match: own,
    group: groups.get(key ?? '') ?? null,
    people: [],
    left: [],
    candidate: { match: own, people: [], group: key, latest: 0, waitingSince: 0, isResting: false },
    targetEnd: 0,
    place: -1,
    behind: ways.behindGroups.get(match.competition) ?? 0,
  };
};

/** Notes that somebody has something to do. */
export const takeUp = (
  { people, duties }: Pick<Course, 'people' | 'duties'>,
  id: string,
  duty: Duty,
): void => {
  const person = people.get(id);
  if (person === undefined) return;
  for (const one of [person, ...person.doubles]) {
    one.busy += 1;
    duties.set(one.id, duty);
  }
};

/** Notes that somebody has done it. */
export const putDown = ({ people, duties }: Pick<Course, 'people' | 'duties'>, id: string): void => {
  const person = people.get(id);
  if (person === undefined) return;
  for (const one of [person, ...person.doubles]) {
    one.busy -= 1;
    if (one.busy === 0) duties.delete(one.id);
  }
};

/** A match whose parties are known joins those that wait for a board. */
export const joinWaiting = (course: Course, entry: Entry): void => {
  const ids = peopleOf(entry.match);
  const people = ids.flatMap((id) => course.people.get(id) ?? []);
  // Nobody knows when somebody comes who is in no list.
  if (people.length < ids.length || entry.place >= 0) return;
  const { competitionById, ways, now } = course.view;
  const { match, group } = entry;
  entry.people = people;
  entry.left = ids.flatMap((id) => group?.left.get(id) ?? []);
  entry.targetEnd = competitionById.get(match.competition)?.targetEnd ?? now;
  for (const { mustLeaveAt } of people) entry.targetEnd = Math.min(entry.targetEnd, mustLeaveAt ?? Infinity);
  entry.candidate.people = ids;
  entry.candidate.latest = entry.targetEnd - (ways.ofKnockout.get(match.id) ?? match.length);
  entry.place = course.waiting.length;
  course.waiting.push(entry);
};

/** A match leaves those that wait: it begins, or is decided without being played. */
export const leaveWaiting = ({ waiting }: Course, entry: Entry): void => {
  const last = waiting.pop();
  if (last !== undefined && last !== entry) {
    waiting[entry.place] = last;
    last.place = entry.place;
  }
  entry.place = -1;
};

/** Times at which something may begin without a match that ends, as they are known at the beginning. */
const knownTimes = ({ state, boards, now }: HallView): readonly number[] =>
  [
    ...[...state.people, ...boards].map(({ pauseUntil }) => pauseUntil ?? 0),
    ...state.matches.flatMap(({ state: one, since }) => (one === 'postponed' ? [since] : [])),
    ...state.competitions.map(({ knockoutFrom }) => knockoutFrom ?? 0),
  ].filter((time) => time > now);

/** The hall as it is now, ready to be played forward. */
export const startCourse = (blueprint: Blueprint): Course => {
  const { view: now, ground } = blueprint;
  const people = peopleIn(now.state);
  const boards = now.boards.map((board) => ({ ...board }));
  const groups = groupsIn(blueprint);
  const entries = now.matches.map((match, index) => entryOf(match, index, { groups, ways: now.ways }));
  const matches = entries.map(({ match }) => match);
  const duties = new Map<string, Duty>();
  const competitions = new Map(now.competitionById);
  const view: HallView = {
    ...now,
    matches,
    boards,
    boardById: new Map(boards.map((board) => [board.id, board])),
    personById: people,
    competitionById: competitions,
    duties,
  };
  const course: Course = {
    blueprint,
    view,
    people,
    boards,
    duties,
    groups,
    ground: new Map(ground),
    competitions,
    entries,
    waiting: [],
    running: [],
    openInGroups: [...groups.values()].reduce((total, { open }) => total + open, 0),
    openGroups: [...groups.values()].filter(({ open }) => open > 0).length,
    groupsUnderWay: groupsUnderWay(now, ground),
    lastFinal: null,
    taken: new Set(),
    usableBoards: boards.filter(isUsable).length,
    breadth: [...ground.values()][0]?.breadth ?? 1,
    wakeUps: [...knownTimes(now)],
  };
  for (const entry of entries) {
    const { match } = entry;
    if (match.state !== 'over' && !holdsBoard(match, view.boardById) && hasParties(match))
      joinWaiting(course, entry);
  }
  return course;
};
