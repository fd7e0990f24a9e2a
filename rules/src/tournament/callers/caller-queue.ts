// The queue of those who call next in a knockout: first in, first out. The next match whose parties are known gets the
// first one who has no match to play or to call. A caller by hand, or of a match that has begun, is kept.

/** A match that can be played, with its entrants. */
export type ReadyMatch = { readonly match: string; readonly entrants: readonly string[] };

export type CallerState = {
  readonly queue: readonly string[];
  /** Callers by match key; null if nobody is to call. */
  readonly callers: { readonly [match: string]: string | null };
};

export const noCallers: CallerState = { queue: [], callers: {} };

const without = (entrants: readonly string[], one: string | null): readonly string[] =>
  entrants.filter((entrant) => entrant !== one);

/** Puts entrants at the end of the queue, unless they wait already. */
export const enqueue = (state: CallerState, entrants: readonly string[]): CallerState => ({
  ...state,
  queue: [...state.queue, ...entrants.filter((entrant) => !state.queue.includes(entrant))],
});

/** Sets the caller of a match; who was to call it before is first in the queue again. */
export const setCaller = (state: CallerState, match: string, caller: string | null): CallerState => {
  const before = state.callers[match] ?? null;
  const isReplaced = before !== null && before !== caller;
  const queue = without(without(state.queue, caller), before);
  return {
    queue: isReplaced ? [before, ...queue] : queue,
    callers: { ...state.callers, [match]: caller },
  };
};

/** Takes somebody out of the queue and away from the given matches, which get other callers. */
export const dropCaller = (state: CallerState, entrant: string, matches: readonly string[]): CallerState => ({
  queue: without(state.queue, entrant),
  callers: Object.fromEntries(
    Object.entries(state.callers).filter(([match, caller]) => caller !== entrant || !matches.includes(match)),
  ),
});

/** Who has a match to play or to call. */
const busyIn = ({ callers }: CallerState, ready: readonly ReadyMatch[]): Set<string | null> =>
  new Set(ready.flatMap(({ match, entrants }) => [...entrants, callers[match] ?? null]));

/** Gives callers to matches, as long as the queue has somebody for them. @param ready in playing order */
export const assignCallers = (state: CallerState, ready: readonly ReadyMatch[]): CallerState => {
  const busy = busyIn(state, ready);
  let current = state;
  for (const { match } of ready) {
    if (match in current.callers) continue;
    const caller = current.queue.find((entrant) => !busy.has(entrant));
    if (caller === undefined) return current;
    busy.add(caller);
    current = setCaller(current, match, caller);
  }
  return current;
};
