// Matches in the order of the hall, with what the order needs: how late they may begin and who waits how long.
import type { HallBoard, HallMatch } from './hall-state.ts';
import type { Candidate, GroupGround } from './pick-match.ts';
import { poolsOf } from './pools.ts';
import { type HallView, holdsBoard, peopleOf } from './view.ts';
import { groupKeyOf } from './ways.ts';

/** Interrupted matches go on before anything else begins. */
const first = Number.MIN_SAFE_INTEGER;

/** Whether matches are played on a board at all today. */
export const isUsable = (board: HallBoard): boolean => board.state === 'open';

/** Matches that a group may play at once: more than one only if there are more boards than groups. */
const breadthOf = (openGroups: number, boards: number): number =>
  Math.max(1, Math.floor(boards / Math.max(1, openGroups)));

const wayOf = (match: HallMatch, view: HallView, breadth: number): number => {
  const group = view.groups.get(groupKeyOf(match) ?? '');
  if (group === undefined) return view.ways.ofKnockout.get(match.id) ?? match.length;
  const behind = view.ways.behindGroups.get(match.competition) ?? 0;
  // The knockout waits for all groups and all groups for the boards; only a group that is late is more urgent than others.
  let most = Math.max(group.open / breadth, view.groupRounds);
  for (const person of peopleOf(match)) most = Math.max(most, group.left.get(person) ?? 0);
  return most * match.length + behind;
};

/** Groups on the boards, by their keys. */
export const groundOfGroups = (view: HallView): Map<string, GroupGround> => {
  const pools = poolsOf([...view.groups.keys()], view.boards);
  const open = [...view.groups.values()].filter((group) => group.open > 0).length;
  const boards = view.boards.filter(isUsable).length;
  const breadth = breadthOf(open, boards);
  const ground = new Map<string, GroupGround>();
  for (const [key, { all }] of view.groups) {
    const running = all.filter((match) => holdsBoard(match, view.boardById)).length;
    const hasBegun = all.some(({ state }) => state !== 'open' && state !== 'postponed');
    ground.set(key, {
      pool: pools.get(key) ?? new Set(),
      breadth,
      isAlone: open >= boards,
      running,
      hasBegun,
    });
  }
  return ground;
};

/** Groups that have begun and are not finished. */
export const groupsUnderWay = (view: HallView, ground: ReadonlyMap<string, GroupGround>): number => {
  let count = 0;
  for (const [key, { open }] of view.groups) if (open > 0 && ground.get(key)?.hasBegun === true) count += 1;
  return count;
};

/** A match with its place in the order. */
export const candidateOf = (match: HallMatch, view: HallView, breadth: number): Candidate => {
  let end = view.competitionById.get(match.competition)?.targetEnd ?? view.now;
  let waitingSince = view.now;
  let latestFree = Number.NEGATIVE_INFINITY;
  const people = peopleOf(match);
  for (const id of people) {
    const person = view.personById.get(id);
    if (person === undefined) continue;
    end = Math.min(end, person.mustLeaveAt ?? end);
    waitingSince = Math.min(waitingSince, person.freeSince);
    latestFree = Math.max(latestFree, person.freeSince);
  }
  return {
    match,
    people,
    group: groupKeyOf(match),
    latest: match.state === 'interrupted' ? first : end - wayOf(match, view, breadth),
    waitingSince,
    isResting: match.state !== 'interrupted' && view.now - latestFree < view.options.rest,
  };
};
