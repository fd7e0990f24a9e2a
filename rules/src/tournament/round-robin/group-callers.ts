// Callers of a group whose matches are played one after the other: a member who is idle calls, and the numbers of calls
// differ by at most one. Chosen is who has the fewest calls, does not play the next match, has had the longest pause, and
// has the lowest position. Calls are then moved from who has too many to who has too few. Groups of two have no callers.
import { compareFigures } from '../../table/split-level.ts';
import type { Pairing } from './berger.ts';

type Group = {
  readonly count: number;
  /** In the order in which they are played. */
  readonly matches: readonly Pairing[];
};

/** What is known of the members up to a match. */
type Members = {
  /** Calls of each member. */
  readonly calls: number[];
  /** Last match that each member played or called; -1 before the first. */
  readonly lastOccupied: number[];
};

const chooseCaller = (
  { matches, count }: Group,
  current: number,
  { calls, lastOccupied }: Members,
): number => {
  const next = matches[current + 1];
  let best = -1;
  let bestOrder: readonly number[] = [];
  for (let member = 0; member < count; member += 1) {
    if (matches[current]?.includes(member) === true) continue;
    const playsNext = next?.includes(member) === true ? 1 : 0;
    const order = [-(calls[member] ?? 0), -playsNext, -(lastOccupied[member] ?? 0)];
    if (best === -1 || compareFigures(order, bestOrder) < 0) {
      best = member;
      bestOrder = order;
    }
  }
  return best;
};

const chooseCallers = (group: Group): readonly number[] => {
  const members: Members = {
    calls: Array.from({ length: group.count }, () => 0),
    lastOccupied: Array.from({ length: group.count }, () => -1),
  };
  return group.matches.map((pairing, match) => {
    const caller = chooseCaller(group, match, members);
    members.calls[caller] = (members.calls[caller] ?? 0) + 1;
    for (const member of [...pairing, caller]) members.lastOccupied[member] = match;
    return caller;
  });
};

/** Somebody gives the call of a match to the member of the next step. */
type Step = { readonly from: number; readonly match: number };

/** Who gets one call more; the last step comes first. */
type Move = { readonly target: number; readonly steps: readonly Step[] };

const stepsTo = (reached: ReadonlyMap<number, Step | null>, target: number): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = reached.get(target) ?? null; step !== null; step = reached.get(step.from) ?? null) {
    steps.push(step);
  }
  return steps;
};

/** How a call can move from somebody with the most calls to somebody with at least two fewer; null if it cannot. */
const findMove = ({ matches, count }: Group, callers: readonly number[]): Move | null => {
  const calls = Array.from({ length: count }, () => 0);
  for (const caller of callers) calls[caller] = (calls[caller] ?? 0) + 1;
  const most = Math.max(...calls);
  const reached = new Map<number, Step | null>();
  calls.forEach((own, member) => {
    if (own === most) reached.set(member, null);
  });
  for (const [member] of reached) {
    if ((calls[member] ?? 0) <= most - 2) return { target: member, steps: stepsTo(reached, member) };
    callers.forEach((caller, match) => {
      if (caller !== member) return;
      for (let next = 0; next < count; next += 1) {
        if (!reached.has(next) && !matches[match]?.includes(next)) reached.set(next, { from: member, match });
      }
    });
  }
  return null;
};

const moveCall = (callers: readonly number[], { steps, target }: Move): readonly number[] => {
  let to = target;
  const moved = [...callers];
  for (const { from, match } of steps) {
    moved[match] = to;
    to = from;
  }
  return moved;
};

/** The caller of each match, by position in the group; null in a group of two. */
export const groupCallers = (group: Group): readonly (number | null)[] => {
  if (group.count < 3) return group.matches.map(() => null);
  let callers = chooseCallers(group);
  for (let move = findMove(group, callers); move !== null; move = findMove(group, callers)) {
    callers = moveCall(callers, move);
  }
  return callers;
};
