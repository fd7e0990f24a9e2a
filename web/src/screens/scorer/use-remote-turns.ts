import type { Match, Throw } from '@neundarter/rules/match/types';
import { useEffect, useRef } from 'react';

const turnsOf = (match: Match): readonly Throw[] =>
  match.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));

/**
 * Calls `onTurn` for a turn that was entered on another device while this device shows the match: exactly one new turn
 * that `markOwn` has not marked. Several new turns at once, e.g. after an interruption, are shown without a call.
 * @returns a function that marks a turn as this device's own; to be called before the turn is recorded
 */
export function useRemoteTurns(
  match: Match,
  onTurn: (turn: Throw, before: Match) => void,
): (id: string) => void {
  const own = useRef(new Set<string>());
  const last = useRef(match);
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const before = last.current;
    last.current = match;
    const [known, turns] = [turnsOf(before), turnsOf(match)];
    const turn = turns.at(-1);
    if (turn === undefined || turns.length !== known.length + 1) return;
    if (turns.at(-2)?.id === known.at(-1)?.id && !own.current.has(turn.id)) latest.current(turn, before);
  }, [match]);
  return (id) => void own.current.add(id);
}
