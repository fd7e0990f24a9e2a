import { useEffect, useState } from 'react';
import { useLiveChannel } from '../../data/live/live.ts';
import { type FreshTurn, freshTurnOf, highlightMs, shotMs } from '../../parts/scoreboard/fresh-turn.ts';
import { greaterShot, type Shot, shotOf } from '../../parts/scoreboard/shot.ts';

/** The latest turn and shot of a match, each shown for a few seconds. */
export type Moments = { readonly turn: FreshTurn | null; readonly shot: Shot | null };

/** Follows the live events of a match that are shown for a few seconds: a new score, a won leg. */
export function useMoments(id: string): Moments {
  const [turn, setTurn] = useState<FreshTurn | null>(null);
  const [shot, setShot] = useState<Shot | null>(null);
  useLiveChannel(`matches/${id}`, {
    'match-score-updated': (event) => {
      setTurn(freshTurnOf(event));
      setShot(null);
    },
    'leg-closed': (event) => setShot((shown) => greaterShot(shown, shotOf(event, 'leg'))),
    'set-closed': (event) => setShot((shown) => greaterShot(shown, shotOf(event, 'set'))),
    'match-finished': (event) => setShot((shown) => greaterShot(shown, shotOf(event, 'match'))),
  });
  useTimeLimit(turn, highlightMs, setTurn);
  useTimeLimit(shot, shotMs, setShot);
  return { turn, shot };
}

/** Removes a value after its time; every new value starts the time again. */
function useTimeLimit<Value>(value: Value | null, limitMs: number, set: (value: null) => void): void {
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => set(null), limitMs);
    return () => clearTimeout(timer);
  }, [value, limitMs, set]);
}
