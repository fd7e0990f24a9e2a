// What follows from a result in a play of the forecast: tables, parties of later matches, the release of a knockout. Whoever is
// out loses at once, without any time.
import { otherParty } from '../../match/per-party.ts';
import type { HallMatch, HallParty } from '../hall-state.ts';
import { hasParties } from '../view.ts';
import type { RankedParty } from './blueprint.ts';
import {
  type Course,
  type CourseGroup,
  type Ending,
  type Entry,
  joinWaiting,
  leaveWaiting,
} from './course.ts';
import { addResult, enterTable, orderAcross, tableOf } from './group-ranks.ts';

const bye: HallParty = { kind: 'bye' };

const isOut = ({ people }: Course, party: HallParty): boolean =>
  party.kind === 'bye' ||
  (party.kind === 'people' &&
    party.people.some((id) => ['injured', 'gone'].includes(people.get(id)?.presence ?? 'here')));

const isKnown = ({ kind }: HallParty): boolean => kind === 'people' || kind === 'bye';

/** Who wins because the other one is out; null if both are there. */
const winnerWithout = (course: Course, { parties: [home, away] }: HallMatch): 0 | 1 | null => {
  if (isOut(course, home)) return 1;
  return isOut(course, away) ? 0 : null;
};

const walkover = (course: Course, entry: Entry, winner: 0 | 1): void => {
  const { legsNeeded, setsNeeded } = course.blueprint.scores[entry.index] ?? { legsNeeded: 0, setsNeeded: 0 };
  const won = (needed: number) => (winner === 0 ? ([needed, 0] as const) : ([0, needed] as const));
  if (entry.place >= 0) leaveWaiting(course, entry);
  settle(course, entry, {
    winner,
    sets: won(setsNeeded),
    legs: won(legsNeeded * setsNeeded),
    isPlayed: false,
  });
};

/** A match whose parties are known waits for a board, or is decided. */
const decideOrWait = (course: Course, entry: Entry): void => {
  const { match } = entry;
  if (match.state === 'over' || !match.parties.every(isKnown)) return;
  const winner = winnerWithout(course, match);
  if (winner !== null) walkover(course, entry, winner);
  else if (hasParties(match)) joinWaiting(course, entry);
};

type Place = { readonly index: number; readonly party: 0 | 1 };

const give = (course: Course, { index, party }: Place, who: HallParty): void => {
  const entry = course.entries[index];
  if (entry === undefined || entry.match.state === 'over' || isKnown(entry.match.parties[party])) return;
  const [home, away] = entry.match.parties;
  entry.match.parties = party === 0 ? [who, away] : [home, who];
  decideOrWait(course, entry);
};

const partyOf = (people: readonly string[] | undefined): HallParty =>
  people === undefined ? bye : { kind: 'people', people };

const rankedOf = (course: Course, { competition, group, rank, order }: RankedParty): HallParty => {
  const { groups, blueprint } = course;
  const own = groups.get(group ?? '');
  if (own !== undefined) return partyOf(tableOf(own)[rank - 1]?.people);
  const all = (blueprint.groupsOf.get(competition) ?? []).flatMap((key) => {
    const one = groups.get(key);
    return one === undefined ? [] : (tableOf(one)[rank - 1] ?? []);
  });
  return partyOf(orderAcross(all)[order - 1]?.people);
};

/** Whether no group of a competition has an open match. */
const areGroupsOver = ({ groups, blueprint }: Course, competition: string): boolean =>
  (blueprint.groupsOf.get(competition) ?? []).every((key) => groups.get(key)?.open === 0);

/** Gives out the ranks that are certain now, and releases the knockout after the last group. */
const followGroups = (course: Course, competition: string): void => {
  const isOver = areGroupsOver(course, competition);
  const own = course.competitions.get(competition);
  if (isOver && own !== undefined && own.knockoutFrom === null) {
    const knockoutFrom = course.view.now + course.blueprint.input.tablesShown;
    course.competitions.set(competition, { ...own, knockoutFrom });
    course.wakeUps.push(knockoutFrom);
  }
  for (const ranked of course.blueprint.rankedParties) {
    if (ranked.competition !== competition) continue;
    const isCertain = ranked.group === null ? isOver : course.groups.get(ranked.group)?.open === 0;
    if (isCertain) give(course, ranked, rankedOf(course, ranked));
  }
};

/** A finished group leaves its boards to the others. */
const spreadGroups = (course: Course): void => {
  const { usableBoards, openGroups } = course;
  const breadth = Math.max(1, Math.floor(usableBoards / Math.max(1, openGroups)));
  const isAlone = openGroups >= usableBoards;
  course.breadth = breadth;
  for (const [key, ground] of course.ground) course.ground.set(key, { ...ground, breadth, isAlone });
};

const settleInGroup = (course: Course, group: CourseGroup, { match, left }: Entry): void => {
  const ground = course.ground.get(group.key);
  if (ground?.hasBegun === false) {
    course.groupsUnderWay += 1;
    course.ground.set(group.key, { ...ground, hasBegun: true });
  }
  group.open -= 1;
  course.openInGroups -= 1;
  for (const one of left) one.count -= 1;
  if (group.open > 0) return;
  course.groupsUnderWay -= 1;
  course.openGroups -= 1;
  spreadGroups(course);
  followGroups(course, match.competition);
};

const dropRepetition = (course: Course, { match }: Entry): void => {
  for (const { match: other } of course.entries)
    if (other.kind === 'repeated-final' && other.competition === match.competition) other.state = 'over';
};

/** Ends a match. */
export const settle = (course: Course, entry: Entry, ending: Ending): void => {
  const { match, group } = entry;
  const isRepeated = ending.isPlayed && ending.winner === 1;
  match.state = 'over';
  if (match.kind === 'final' && !isRepeated) dropRepetition(course, entry);
  if (group !== null) {
    enterTable(group, match);
    addResult(group, match, ending);
    settleInGroup(course, group, entry);
  }
  const parties = match.parties;
  for (const follower of course.blueprint.followers[entry.index] ?? []) {
    const party = follower.outcome === 'winner' ? ending.winner : otherParty(ending.winner);
    give(course, follower, parties[party]);
  }
};

/** Brings a play up to what is known already: results of groups, people who are out, tables that are finished. */
export const settleKnown = (course: Course): void => {
  for (const { match, group, index } of course.entries) {
    if (group === null) continue;
    enterTable(group, match);
    const score = course.blueprint.scores[index];
    if (match.state !== 'over' || score === undefined) continue;
    const { sets, legs } = score;
    if (sets[0] === sets[1]) continue;
    addResult(group, match, { winner: sets[0] > sets[1] ? 0 : 1, sets, legs, isPlayed: true });
  }
  for (const { id } of course.view.state.competitions) followGroups(course, id);
  for (const entry of course.entries)
    if (entry.match.state !== 'over' && !isHeld(course, entry)) decideOrWait(course, entry);
};

const isHeld = ({ running }: Course, entry: Entry): boolean => running.some((one) => one.entry === entry);
