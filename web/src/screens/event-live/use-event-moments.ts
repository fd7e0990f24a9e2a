import { useState } from 'react';
import type { LiveHandlers } from '../../data/live/live.ts';
import { type FreshTurn, freshTurnOf, highlightMs, shotMs } from '../../parts/scoreboard/fresh-turn.ts';
import { greaterShot, type Shot, shotOf } from '../../parts/scoreboard/shot.ts';

/** The latest turn and shot of a match, each shown for a few seconds. */
export type TileMoments = { readonly turn: FreshTurn | null; readonly shot: Shot | null };

const none: TileMoments = { turn: null, shot: null };

type EventMoments = {
  readonly momentsOf: (matchId: string) => TileMoments;
  /** For the subscription of the page. */
  readonly handlers: LiveHandlers;
};

/** Follows what is shown for a few seconds in each of an event's matches: a new score, a won leg. */
export function useEventMoments(): EventMoments {
  const [all, setAll] = useState<ReadonlyMap<string, TileMoments>>(new Map());
  const change = (matchId: string, next: (now: TileMoments) => TileMoments) =>
    setAll((known) => new Map(known).set(matchId, next(known.get(matchId) ?? none)));
  const showTurn = (matchId: string, turn: FreshTurn | null) => {
    change(matchId, () => ({ turn, shot: null }));
    const end = () => change(matchId, (now) => (now.turn === turn ? { ...now, turn: null } : now));
    if (turn !== null) setTimeout(end, highlightMs);
  };
  const showShot = (matchId: string, shot: Shot | null) => {
    if (shot === null) return;
    change(matchId, (now) => ({ ...now, shot: greaterShot(now.shot, shot) }));
    const isOver = (now: TileMoments) => now.shot?.revision === shot.revision;
    setTimeout(() => change(matchId, (now) => (isOver(now) ? { ...now, shot: null } : now)), shotMs);
  };
  return {
    momentsOf: (matchId) => all.get(matchId) ?? none,
    handlers: {
      'match-score-updated': (event) => showTurn(event.matchId, freshTurnOf(event)),
      'leg-closed': (event) => showShot(event.matchId, shotOf(event, 'leg')),
      'set-closed': (event) => showShot(event.matchId, shotOf(event, 'set')),
      'match-finished': (event) => showShot(event.matchId, shotOf(event, 'match')),
    },
  };
}
