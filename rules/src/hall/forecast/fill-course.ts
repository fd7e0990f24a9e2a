// Gives the free boards of a play of the forecast to its matches. The order is the rule of the hall; here is only what makes it
// quick: who is busy is asked before anything else, and candidates are kept and brought up to date.
import { isUsable } from '../candidates.ts';
import { type Draft, fillBoards, waitsForStream } from '../fill-boards.ts';
import type { HallBoard } from '../hall-state.ts';
import { obstacleOf, otherSemiFinal } from '../obstacles.ts';
import type { Candidate, Pick } from '../pick-match.ts';
import { type Course, type CoursePerson, type Entry, takeUp } from './course.ts';

const isFree = ({ busy, presence, pauseUntil }: CoursePerson, now: number): boolean =>
  busy === 0 && presence === 'here' && (pauseUntil === null || pauseUntil <= now);

/** Interrupted matches go on before anything else begins. */
const first = Number.MIN_SAFE_INTEGER;

const latestOf = (entry: Entry, course: Course): number => {
  const { match, group, left, targetEnd, candidate } = entry;
  if (match.state === 'interrupted') return first;
  if (group === null) return candidate.latest;
  let most = Math.max(group.open / course.breadth, course.openInGroups / Math.max(1, course.usableBoards));
  for (const { count } of left) most = Math.max(most, count);
  return targetEnd - (most * match.length + entry.behind);
};

const refresh = (entry: Entry, course: Course): void => {
  const { now, options } = course.view;
  let [waitingSince, latestFree] = [now, Number.NEGATIVE_INFINITY];
  for (const { freeSince } of entry.people) {
    waitingSince = Math.min(waitingSince, freeSince);
    latestFree = Math.max(latestFree, freeSince);
  }
  const { candidate, match } = entry;
  candidate.latest = latestOf(entry, course);
  candidate.waitingSince = waitingSince;
  candidate.isResting = match.state !== 'interrupted' && now - latestFree < options.rest;
};

const mayBegin = ({ match, group, people }: Entry, { view, lastFinal }: Course): boolean => {
  for (const person of people) if (!isFree(person, view.now)) return false;
  // A match of a group has no other obstacles, and there are many of them.
  if (group === null) return obstacleOf(match, view, lastFinal) === null;
  return lastFinal === null && !(match.state === 'postponed' && match.since > view.now);
};

const candidatesIn = (course: Course, draft: Draft): void => {
  const { candidates } = draft;
  const halves: Candidate[] = [];
  for (const entry of course.waiting) {
    if (!mayBegin(entry, course)) continue;
    refresh(entry, course);
    if (waitsForStream(entry.candidate, draft)) continue;
    candidates.set(entry.match.id, entry.candidate);
    if (entry.match.kind === 'semi-final') halves.push(entry.candidate);
  }
  const alone = halves.filter(({ match }) => {
    const other = otherSemiFinal(match, course.view);
    return other !== null && !candidates.has(other.id);
  });
  for (const { match } of alone) candidates.delete(match.id);
};

/** Boards that can get a match now. */
export const freeBoards = ({ boards, taken, view }: Course): readonly HallBoard[] =>
  boards.filter(
    (board) => isUsable(board) && !taken.has(board.id) && (board.pauseUntil ?? view.now) <= view.now,
  );

/** Matches that begin now, with their boards; their people are busy from here on. */
export const fillCourse = (course: Course): readonly Pick[] => {
  if (course.waiting.length === 0) return [];
  const { view, duties, ground } = course;
  const free = freeBoards(course);
  if (free.length === 0) return [];
  const draft: Draft = {
    view,
    duties,
    note: (person, duty) => takeUp(course, person, duty),
    groups: ground,
    candidates: new Map(),
    why: new Map(),
    picks: [],
    free,
    underWay: course.groupsUnderWay,
  };
  candidatesIn(course, draft);
  fillBoards(draft);
  course.groupsUnderWay = draft.underWay;
  return draft.picks;
};
