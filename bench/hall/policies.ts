// Ways to run a hall: the rule of the program, and the ways that it is compared with. Those know who is there and which match
// can be played, as an organiser does, but no order beyond their own; callers cost them nothing.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import type { HallMatch } from '@neundarter/rules/hall/hall-state';
import { obstacleOf, otherSemiFinal, playedLastFinal } from '@neundarter/rules/hall/obstacles';
import { schedule } from '@neundarter/rules/hall/schedule';
import { type HallInput, type HallView, holdsBoard, peopleOf, viewOf } from '@neundarter/rules/hall/view';

type Call = { readonly match: string; readonly board: string; readonly caller: string | null };

export type Policy = (input: HallInput) => readonly Call[];

const ready = (view: HallView): readonly HallMatch[] => {
  const lastFinal = playedLastFinal(view);
  const isReady = (match: HallMatch) =>
    match.state !== 'over' &&
    !holdsBoard(match, view.boardById) &&
    obstacleOf(match, view, lastFinal) === null;
  // The semi-finals wait for each other here, too: that is a wish of the hall and no question of the order.
  return view.matches.filter((match) => {
    const other = isReady(match) ? otherSemiFinal(match, view) : null;
    return isReady(match) && (other === null || isReady(other));
  });
};

const freeBoards = (view: HallView): string[] => {
  const taken = new Set(
    view.matches.filter((match) => holdsBoard(match, view.boardById)).map(({ board }) => board),
  );
  return view.boards.flatMap(({ id, state }) => (state === 'open' && !taken.has(id) ? [id] : []));
};

/** Gives matches in this order the first free board that suits them. */
const inOrder = (
  view: HallView,
  matches: readonly HallMatch[],
  suits: (match: HallMatch, board: string) => boolean,
): readonly Call[] => {
  const free = freeBoards(view);
  const busy = new Set<string>();
  return matches.flatMap((match): Call[] => {
    const people = peopleOf(match);
    const board = free.find((one) => suits(match, one));
    if (board === undefined || people.some((person) => busy.has(person))) return [];
    free.splice(free.indexOf(board), 1);
    for (const person of people) busy.add(person);
    return [{ match: match.id, board, caller: null }];
  });
};

const lowestNumber: Policy = (input) => {
  const view = viewOf(input);
  const matches = ready(view).toSorted((one, other) => one.number - other.number);
  return inOrder(view, matches, () => true);
};

const random: Policy = (input) => {
  const view = viewOf(input);
  const chance = seededChance(input.now);
  const matches = ready(view)
    .map((match) => ({ match, order: chance() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ match }) => match);
  return inOrder(view, matches, () => true);
};

/** Groups have their boards, as they are written on the wall; the knockout is called by number on any board. */
const fixedBoards: Policy = (input) => {
  const view = viewOf(input);
  const groups = [...view.groups.keys()];
  const keyOf = ({ competition, group }: HallMatch) => `${competition}\n${group}`;
  const open = view.boards.filter(({ state }) => state === 'open');
  return inOrder(
    view,
    ready(view).toSorted((one, other) => one.number - other.number),
    (match, board) => {
      if (match.group === null || groups.length === 1) return true;
      return open[groups.indexOf(keyOf(match)) % open.length]?.id === board;
    },
  );
};

export const policies = {
  schedule: (input) => schedule(input).play,
  'lowest number': lowestNumber,
  'fixed boards': fixedBoards,
  random,
} as const satisfies { readonly [name: string]: Policy };
export type PolicyName = keyof typeof policies;
