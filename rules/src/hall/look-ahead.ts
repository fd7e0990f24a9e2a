// What is expected to be played next, and where: every board gets the first match in the order whose people are free when
// it is. This decides nothing; it says what comes next and who has time to call.

import { isUsable } from './candidates.ts';
import type { HallBoard, HallMatch } from './hall-state.ts';
import { isForMatch } from './is-for-match.ts';
import { type Candidate, compareCandidates } from './pick-match.ts';
import { type HallView, holdsBoard, peopleOf } from './view.ts';

/** A match that begins now. */
export type Begun = { readonly match: HallMatch; readonly board: string };

export type NextMatch = { readonly board: string; readonly match: string; readonly at: number };

export type Ahead = {
  /** The next match of each board, in the order of the hall; boards without one are left out. */
  readonly next: readonly NextMatch[];
  /** Expected starts of the next matches of the hall, by match. */
  readonly starts: ReadonlyMap<string, number>;
  /** Expected ends of the matches that are played. */
  readonly ends: ReadonlyMap<string, number>;
};

/** Nobody plans further than so many matches a board. */
const roundsAhead = 3;
/** Matches further back in the order do not come so soon. */
const candidatesPerBoard = 8;
/** A match that takes longer than expected is expected to end soon. */
const atLeast = 2 * 60_000;

/** When a match that is called or running is expected to end. */
const expectedEnd = (match: HallMatch, now: number): number =>
  Math.max(now + atLeast, match.since + match.length);

type PlannedBoard = { readonly place: HallBoard; freeAt: number };

type Plan = {
  readonly view: HallView;
  readonly boards: PlannedBoard[];
  readonly freeAt: Map<string, number>;
  readonly ends: Map<string, number>;
};

const startPlan = (view: HallView, begun: readonly Begun[]): Plan => {
  const ends = new Map<string, number>();
  const freeAt = new Map<string, number>();
  const boardFree = new Map<string, number>();
  const take = (match: HallMatch, board: string, end: number): void => {
    ends.set(match.id, end);
    boardFree.set(board, Math.max(end, boardFree.get(board) ?? 0));
    for (const person of [...peopleOf(match), ...(match.caller === null ? [] : [match.caller])])
      freeAt.set(person, end);
  };
  for (const match of view.matches) {
    if (holdsBoard(match, view.boardById)) take(match, match.board ?? '', expectedEnd(match, view.now));
  }
  for (const { match, board } of begun) take(match, board, view.now + match.length);
  const boards = view.boards.filter(isUsable).map((place) => ({
    place,
    freeAt: Math.max(view.now, place.pauseUntil ?? 0, boardFree.get(place.id) ?? 0),
  }));
  return { view, boards, freeAt, ends };
};

const readyAt = ({ people }: Candidate, { view, freeAt }: Plan): number => {
  let at = view.now;
  for (const id of people) at = Math.max(at, freeAt.get(id) ?? 0, view.personById.get(id)?.pauseUntil ?? 0);
  return at;
};

const earliestBoard = (boards: readonly PlannedBoard[]) =>
  boards.reduce((best, board) => (board.freeAt < best.freeAt ? board : best));

/**
 * The first match that may be played there whose people are free when the board is, else the one whose people are free first;
 * -1 if there is none.
 */
const bestAt = (waiting: readonly Candidate[], plan: Plan, { place, freeAt: time }: PlannedBoard): number => {
  let best = -1;
  let bestTime = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of waiting.entries()) {
    if (!isForMatch(place, candidate.match, time)) continue;
    const at = Math.max(time, readyAt(candidate, plan));
    if (at < bestTime) {
      best = index;
      bestTime = at;
    }
    if (at === time) return index;
  }
  return best;
};

/** Plans ahead. @param waiting matches whose people are here, none of which begins now @param begun those that do */
export const lookAhead = (view: HallView, waiting: readonly Candidate[], begun: readonly Begun[]): Ahead => {
  const plan = startPlan(view, begun);
  const left = waiting.toSorted(compareCandidates).slice(0, plan.boards.length * candidatesPerBoard);
  const starts = new Map<string, number>();
  const next = new Map<string, NextMatch>();
  const most = plan.boards.length * roundsAhead;
  let open: readonly PlannedBoard[] = plan.boards;
  while (left.length > 0 && open.length > 0 && starts.size < most) {
    const board = earliestBoard(open);
    const index = bestAt(left, plan, board);
    const chosen = left[index];
    if (chosen === undefined) {
      // None of those that wait may be played there.
      open = open.filter((one) => one !== board);
      continue;
    }
    left.splice(index, 1);
    const at = Math.max(board.freeAt, readyAt(chosen, plan));
    const end = at + chosen.match.length;
    starts.set(chosen.match.id, at);
    const { id } = board.place;
    if (!next.has(id)) next.set(id, { board: id, match: chosen.match.id, at });
    board.freeAt = end;
    for (const person of chosen.people) plan.freeAt.set(person, end);
  }
  return {
    starts,
    ends: plan.ends,
    next: view.boards.flatMap(({ id }) => next.get(id) ?? []),
  };
};
