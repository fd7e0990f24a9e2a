import type { MatchScoreUpdated } from '@neundarter/contract/live';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { useEffect, useState } from 'react';
import { useLiveChannel } from '../../data/live/live.ts';
import { greaterShot, type Shot, shotOf } from './shot.ts';

/** How long a new score is highlighted. Specification of the scoreboard. ms */
const highlightMs = 3000;
/** How long "Game shot!" is shown. ms */
const shotMs = 4000;

/** The turn that was just recorded. */
export type FreshTurn = {
  readonly id: string;
  readonly party: PartyIndex;
  readonly playerId: string;
  readonly score: number;
  /** Points left afterwards. */
  readonly rest: number;
};

/**
 * The turn of an event. After a checkout the scoreboard already shows the next leg; a marker then means a rest of 0.
 */
const freshTurnOf = ({ change, lastThrow, standing }: MatchScoreUpdated): FreshTurn | null => {
  if (change !== 'throw' || lastThrow === null) return null;
  const { id, party, playerId, score } = lastThrow;
  return { id, party, playerId, score, rest: standing.markers[party] === null ? standing.score[party] : 0 };
};

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
