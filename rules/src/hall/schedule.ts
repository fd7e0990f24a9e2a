// Who plays next, where, and who calls: the rule of the hall. It is asked after every change and always answers the same for
// the same state. Nothing that is called moves, unless its board is broken. Every choice has a reason, and every match that
// waits says why.
import { candidateOf, groundOfGroups, groupsUnderWay, isUsable } from './candidates.ts';
import { chooseCallers } from './choose-callers.ts';
import { type Draft, fillBoards, waitsForStream } from './fill-boards.ts';
import type { HallBoard } from './hall-state.ts';
import { lookAhead, type NextMatch } from './look-ahead.ts';
import { obstacleOf, otherSemiFinal, playedLastFinal, type Why } from './obstacles.ts';
import { type Candidate, type Pick, stoodBackFor } from './pick-match.ts';
import { dutyBook, type HallInput, type HallView, holdsBoard, noteDuties, viewOf } from './view.ts';

/** Why a match is called now. `slack` in ms; negative if its competition is late. */
export type Reason =
  | { readonly kind: 'goes-on' | 'board-broken' | 'final' | 'semi-final' | 'stream' }
  | { readonly kind: 'waited-long'; readonly waited: number }
  | { readonly kind: 'although-resting' | 'second-of-group' | 'one-group-more' }
  | { readonly kind: 'turn-of-group' | 'least-slack'; readonly slack: number };

type Play = {
  readonly match: string;
  readonly board: string;
  /** null: played without a caller. */
  readonly caller: string | null;
  readonly reason: Reason;
};

type Waiting = { readonly match: string; readonly why: Why };

type Schedule = {
  readonly play: readonly Play[];
  /** At most one match for each board, in the order of the hall. */
  readonly next: readonly NextMatch[];
  /** Every other open match. */
  readonly waiting: readonly Waiting[];
};

const freeBoards = (view: HallView): readonly HallBoard[] => {
  const taken = new Set(
    view.matches.filter((match) => holdsBoard(match, view.boardById)).map(({ board }) => board),
  );
  return view.boards.filter(
    (board) =>
      isUsable(board) && !taken.has(board.id) && !(board.pauseUntil !== null && board.pauseUntil > view.now),
  );
};

const sortMatches = (draft: Draft): void => {
  const { view } = draft;
  const lastFinal = playedLastFinal(view);
  const breadth = [...draft.groups.values()][0]?.breadth ?? 1;
  for (const match of view.matches) {
    if (match.state === 'over' || holdsBoard(match, view.boardById)) continue;
    const why = obstacleOf(match, view, lastFinal);
    const candidate = candidateOf(match, view, breadth);
    if (why !== null) draft.why.set(match.id, why);
    else if (waitsForStream(candidate, draft)) draft.why.set(match.id, { kind: 'stream-board' });
    else draft.candidates.set(match.id, candidate);
  }
  for (const { match } of draft.candidates.values()) {
    const other = otherSemiFinal(match, view);
    if (other !== null && draft.why.has(other.id))
      draft.why.set(match.id, { kind: 'other-semi-final', match: other.id });
  }
  for (const id of draft.why.keys()) draft.candidates.delete(id);
};

const startDraft = (view: HallView): Draft => {
  const groups = groundOfGroups(view);
  const { note, duties } = dutyBook(view.state.people);
  for (const [person, duty] of view.duties) duties.set(person, duty);
  const draft: Draft = {
    view,
    duties,
    note,
    groups,
    candidates: new Map(),
    why: new Map(),
    picks: [],
    free: freeBoards(view),
    underWay: groupsUnderWay(view, groups),
  };
  sortMatches(draft);
  return draft;
};

const reasonOf = ({ candidate, level }: Pick, { now, options }: HallView): Reason => {
  const { match, group, latest, waitingSince } = candidate;
  if (match.state === 'interrupted') return { kind: 'goes-on' };
  if (match.state === 'called') return { kind: 'board-broken' };
  if (match.kind === 'final' || match.kind === 'repeated-final') return { kind: 'final' };
  if (match.kind === 'semi-final') return { kind: 'semi-final' };
  if (match.isStream) return { kind: 'stream' };
  if (stoodBackFor(level, 'resting')) return { kind: 'although-resting' };
  if (stoodBackFor(level, 'oneGroupMore')) return { kind: 'one-group-more' };
  if (stoodBackFor(level, 'secondOfGroup')) return { kind: 'second-of-group' };
  if (now - waitingSince >= options.longWait) return { kind: 'waited-long', waited: now - waitingSince };
  return { kind: group === null ? 'least-slack' : 'turn-of-group', slack: latest - now };
};

/** Why a match that could be called is not. */
const boardReason = ({ match, group }: Candidate, { free, groups }: Draft): Why => {
  const ground = group === null ? undefined : groups.get(group);
  if (free.length === 0) {
    const isPlaying = ground !== undefined && ground.running >= ground.breadth;
    return { kind: isPlaying ? 'group-plays' : 'no-board' };
  }
  return {
    kind: free.every(({ isStream }) => isStream) && !match.isStream ? 'stream-board' : 'board-reserved',
  };
};

/** Whether a match that waits for this will be played as soon as there is a board. */
const isNear = (why: Why): boolean =>
  why.kind === 'busy' || why.kind === 'pause' || why.kind === 'two-boards-needed';

const waitingFor = (draft: Draft): readonly Candidate[] => {
  const breadth = [...draft.groups.values()][0]?.breadth ?? 1;
  const near = [...draft.why].flatMap(([id, why]): Candidate[] => {
    const match = isNear(why) ? draft.view.matchById.get(id) : undefined;
    return match === undefined ? [] : [candidateOf(match, draft.view, breadth)];
  });
  return [...draft.candidates.values(), ...near];
};

/** Whether a match without a caller waits for one: always where it must have one, else while one is expected soon. */
const waitsForCaller = ({ candidate, board }: Pick, view: HallView, soonest: number): boolean => {
  const demand = view.competitionById.get(candidate.match.competition)?.callers;
  if (demand === 'required') return true;
  const { now, options } = view;
  const isSoon = soonest <= now + options.callerWait && now - board.freeSince < options.callerWait;
  return demand === 'if-possible' && isSoon;
};

/** Who calls a match that is called to a board now, whether or not that was proposed; null for nobody. */
export const callerFor = (
  input: HallInput,
  wanted: { readonly match: string; readonly board: string },
): string | null => {
  const proposed = schedule(input).play.find(
    ({ match, board }) => match === wanted.match && board === wanted.board,
  );
  if (proposed !== undefined) return proposed.caller;
  const view = viewOf(input);
  const match = view.matchById.get(wanted.match);
  if (match === undefined) return null;
  const draft = startDraft(view);
  const { duties, note, groups } = draft;
  noteDuties({ ...match, caller: null }, 'called', note);
  const begun = [{ match, board: wanted.board }];
  const waiting = waitingFor(draft).filter((one) => one.match.id !== match.id);
  const ahead = lookAhead(view, waiting, begun);
  return chooseCallers(begun, { view, ahead, groups, duties, note }).get(match.id) ?? null;
};

/** The schedule of a hall. The order of the lists of the input does not matter. */
export const schedule = (input: HallInput): Schedule => {
  const view = viewOf(input);
  const draft = startDraft(view);
  fillBoards(draft);
  const begun = draft.picks.map(({ candidate, board }) => ({ match: candidate.match, board: board.id }));
  for (const candidate of draft.candidates.values())
    draft.why.set(candidate.match.id, boardReason(candidate, draft));
  const ahead = lookAhead(view, waitingFor(draft), begun);
  const { duties, note, groups } = draft;
  const callers = chooseCallers(begun, { view, ahead, groups, duties, note });
  const held = view.matches.filter((match) => match.state === 'running');
  const soonest = Math.min(...held.map(({ id }) => ahead.ends.get(id) ?? Number.POSITIVE_INFINITY));
  const play: Play[] = [];
  for (const pick of draft.picks) {
    const { match } = pick.candidate;
    const caller = callers.get(match.id) ?? null;
    if (caller === null && waitsForCaller(pick, view, soonest))
      draft.why.set(match.id, { kind: 'caller-missing' });
    else play.push({ match: match.id, board: pick.board.id, caller, reason: reasonOf(pick, view) });
  }
  const isPlayed = new Set([...play, ...ahead.next].map(({ match }) => match));
  const waiting = [...draft.why].filter(([id]) => !isPlayed.has(id));
  return { play, next: ahead.next, waiting: waiting.map(([match, why]) => ({ match, why })) };
};
