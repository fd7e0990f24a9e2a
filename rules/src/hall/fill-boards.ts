// Gives the free boards to matches one after the other, each time to the one that `pickMatch` names. The schedule and the
// plays of the forecast use the same function.
import { isUsable } from './candidates.ts';
import type { HallBoard, HallMatch } from './hall-state.ts';
import { isForMatch } from './is-for-match.ts';
import { otherSemiFinal, peopleReason, type Why } from './obstacles.ts';
import { type Candidate, type GroupGround, type Pick, pickMatch } from './pick-match.ts';
import { type Duty, type HallView, noteDuties } from './view.ts';

/** A schedule while it is made. */
export type Draft = {
  readonly view: HallView;
  readonly duties: Map<string, Duty>;
  readonly note: (person: string, duty: Duty) => void;
  readonly groups: Map<string, GroupGround>;
  readonly candidates: Map<string, Candidate>;
  readonly why: Map<string, Why>;
  readonly picks: Pick[];
  free: readonly HallBoard[];
  underWay: number;
};

/** Whether a match of the stream still waits for a stream board. */
export const waitsForStream = (candidate: Candidate, { view, free }: Draft): boolean =>
  candidate.match.isStream &&
  view.boards.some((board) => board.isStream && isUsable(board)) &&
  !free.some(({ isStream }) => isStream) &&
  view.now - candidate.waitingSince < view.options.streamWait;

/** Lets a match begin; whoever plays in it is no candidate any more. */
const begin = (draft: Draft, pick: Pick): void => {
  const { match, group } = pick.candidate;
  draft.picks.push(pick);
  draft.free = draft.free.filter(({ id }) => id !== pick.board.id);
  draft.candidates.delete(match.id);
  noteDuties({ ...match, caller: null }, 'called', draft.note);
  const ground = group === null ? undefined : draft.groups.get(group);
  if (group !== null && ground !== undefined) {
    if (!ground.hasBegun) draft.underWay += 1;
    draft.groups.set(group, { ...ground, running: ground.running + 1, hasBegun: true });
  }
  for (const { match: other, people } of draft.candidates.values()) {
    // Only who begins to play now is busy: all others of a candidate are free.
    if (!people.some((person) => draft.duties.has(person))) continue;
    const why = peopleReason(people, draft.view, draft.duties);
    if (why !== null) draft.why.set(other.id, why);
    draft.candidates.delete(other.id);
  }
};

const pickOf = (draft: Draft, candidates: Iterable<Candidate>): Pick | null => {
  const { now, options } = draft.view;
  const usable = draft.view.boards.filter(isUsable).length;
  return pickMatch(candidates, {
    boards: draft.free,
    groups: draft.groups,
    mayBeginGroup: draft.underWay < options.groupsPerBoard * usable,
    now,
    options,
  });
};

/** Begins two semi-finals at once; if there is only one board, it is kept until there are two. */
const beginBoth = (draft: Draft, pick: Pick, other: Candidate): void => {
  const before = draft.free;
  draft.free = before.filter(({ id }) => id !== pick.board.id);
  const second = pickOf(draft, [other]);
  if (second === null) {
    draft.why.set(pick.candidate.match.id, { kind: 'two-boards-needed' });
    draft.why.set(other.match.id, { kind: 'two-boards-needed' });
    draft.candidates.delete(pick.candidate.match.id);
    draft.candidates.delete(other.match.id);
    return;
  }
  draft.free = before;
  begin(draft, pick);
  begin(draft, second);
};

/** Whether two matches of its competition can ever be played at once. */
const hasTwoBoards = (match: HallMatch, { boards, now }: HallView): boolean =>
  boards.filter((board) => isUsable(board) && isForMatch(board, match, now)).length > 1;

/** Lets matches begin until no free board can get one. */
export const fillBoards = (draft: Draft): void => {
  for (let pick = pickOf(draft, draft.candidates.values()); pick !== null; ) {
    const { match } = pick.candidate;
    const other = hasTwoBoards(match, draft.view) ? otherSemiFinal(match, draft.view) : null;
    const together = other === null ? undefined : draft.candidates.get(other.id);
    if (together === undefined) begin(draft, pick);
    else beginBoth(draft, pick, together);
    pick = pickOf(draft, draft.candidates.values());
  }
};
