// The queue of those who call next in a knockout: first in, first out, and whoever the knockout itself has sent there comes
// before those of the groups, who have been out longer and may have left. The next match whose parties are known gets the
// first one who is there and has no match to play or to call. A caller by hand, or of a match that has begun, is kept.

import { forgetCall, forgetLoser, type LostCalls, loseCalls, lostBy, regainCall } from './lost-calls.ts';

/** A match that can be played, with its entrants. */
export type ReadyMatch = { readonly match: string; readonly entrants: readonly string[] };

export type CallerState = {
  readonly queue: readonly string[];
  /** Those in the queue, now or later, who were sent there by a match of the knockout. */
  readonly fromKnockout: readonly string[];
  /** Callers by match key; null if nobody is to call. */
  readonly callers: { readonly [match: string]: string | null };
  /** Who has gone; they keep their places in the queue. */
  readonly gone: readonly string[];
  readonly lost: LostCalls;
};

export const noCallers: CallerState = { queue: [], fromKnockout: [], callers: {}, gone: [], lost: {} };

const without = (entrants: readonly string[], one: string | null): readonly string[] =>
  entrants.filter((entrant) => entrant !== one);

const joined = (entrants: readonly string[], more: readonly string[]): readonly string[] => [
  ...entrants,
  ...more.filter((entrant) => !entrants.includes(entrant)),
];

/** Puts entrants at the end of the queue, unless they wait already. */
export const enqueue = (state: CallerState, entrants: readonly string[]): CallerState => ({
  ...state,
  queue: joined(state.queue, entrants),
});

/** The same for those whom a match of the knockout sends there. */
export const enqueueFromKnockout = (state: CallerState, entrants: readonly string[]): CallerState => ({
  ...enqueue(state, entrants),
  fromKnockout: joined(state.fromKnockout, entrants),
});

/** Sets the caller of a match; who was to call it before is first in the queue again. */
export const setCaller = (state: CallerState, match: string, caller: string | null): CallerState => {
  const before = state.callers[match] ?? null;
  const isReplaced = before !== null && before !== caller;
  const queue = without(without(state.queue, caller), before);
  return {
    ...state,
    queue: isReplaced ? [before, ...queue] : queue,
    callers: { ...state.callers, [match]: caller },
  };
};

/** Takes the given matches away from their caller. */
const withoutCalls = ({ callers }: CallerState, entrant: string, matches: readonly string[]) =>
  Object.fromEntries(
    Object.entries(callers).filter(([match, caller]) => caller !== entrant || !matches.includes(match)),
  );

/** Takes somebody out of the queue and away from the given matches, which get other callers. */
export const dropCaller = (state: CallerState, entrant: string, matches: readonly string[]): CallerState => ({
  ...state,
  queue: without(state.queue, entrant),
  callers: withoutCalls(state, entrant, matches),
  lost: forgetLoser(state.lost, entrant),
});

/** A caller whom the organisers choose: nobody who comes back takes the call away. */
export const setCallerByHand = (state: CallerState, match: string, caller: string | null): CallerState => {
  const set = setCaller(state, match, caller);
  return { ...set, lost: forgetCall(set.lost, match) };
};

/** Somebody has gone: is passed over, and the given matches get other callers. */
export const letGo = (state: CallerState, entrant: string, matches: readonly string[]): CallerState => {
  const lost = matches.filter((match) => state.callers[match] === entrant);
  return {
    ...state,
    callers: withoutCalls(state, entrant, lost),
    gone: joined(state.gone, [entrant]),
    lost: loseCalls(state.lost, entrant, lost),
  };
};

/** Gives a call back to somebody who waits for other calls as well; who has taken it over is first in the queue. */
const giveBack = (state: CallerState, match: string, entrant: string): CallerState => {
  const { queue, callers, lost } = state;
  const before = callers[match] ?? null;
  return {
    ...state,
    queue: before === null ? queue : [before, ...without(queue, before)],
    callers: { ...callers, [match]: entrant },
    lost: regainCall(lost, entrant, match),
  };
};

/**
 * Somebody is back, and gets the calls again that were lost by going; if all of them are over, the next one.
 * @param isOpen whether a match has not begun
 */
export const takeBack = (
  state: CallerState,
  entrant: string,
  isOpen: (match: string) => boolean,
): CallerState => {
  const lost = lostBy(state.lost, entrant);
  const open = lost.filter(isOpen);
  const isOwed = lost.length > 0 && open.length === 0;
  const queue = isOwed ? [entrant, ...without(state.queue, entrant)] : state.queue;
  const present = { ...state, queue, gone: without(state.gone, entrant) };
  const given = open.reduceRight((current, match) => giveBack(current, match, entrant), present);
  return { ...given, lost: forgetLoser(given.lost, entrant) };
};

/** Who has a match to play or to call. */
const busyIn = ({ callers }: CallerState, ready: readonly ReadyMatch[]): Set<string | null> =>
  new Set(ready.flatMap(({ match, entrants }) => [...entrants, callers[match] ?? null]));

/** Gives callers to matches, as long as the queue has somebody for them. @param ready in playing order */
export const assignCallers = (state: CallerState, ready: readonly ReadyMatch[]): CallerState => {
  const busy = busyIn(state, ready);
  const isFree = (entrant: string) => !busy.has(entrant) && !state.gone.includes(entrant);
  let current = state;
  for (const { match } of ready) {
    if (match in current.callers) continue;
    const free = current.queue.filter(isFree);
    const caller = free.find((entrant) => state.fromKnockout.includes(entrant)) ?? free[0];
    if (caller === undefined) return current;
    busy.add(caller);
    current = setCaller(current, match, caller);
  }
  return current;
};
