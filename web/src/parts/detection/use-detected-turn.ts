import type { Match } from '@neundarter/rules/match/types';
import {
  type DetectedEvent,
  type DetectedTurn,
  type RecordedDarts,
  stepDetectedTurn,
} from '@neundarter/rules/turn/detected-turn';
import type { TurnStart } from '@neundarter/rules/turn/turn-of-darts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepDetection, readDetection, turnsOf } from './kept-detection.ts';

export type DetectionOf = {
  readonly match: Match;
  /** Start of the turn of a player at this board; null while no player here is to throw. */
  readonly start: TurnStart | null;
  /** Whether the player throws at this board, so is no bot and no online opponent. */
  readonly isHere: (playerId: string) => boolean;
  /** Records a turn. @returns the id of the turn, null if it was refused */
  readonly onRecord: (record: RecordedDarts) => string | null;
};

/**
 * The turn at the board, kept over reloads. The hook also notices turns that were recorded or undone elsewhere, so that
 * no dart is counted for the wrong turn.
 */
export function useDetectedTurn({ match, start, isHere, onRecord }: DetectionOf) {
  const [turn, setTurn] = useState<DetectedTurn>(() => readDetection(match));
  const latest = useRef({ turn, start, onRecord });
  const ownIds = useRef(new Set<string>());
  const known = useRef(turnsOf(match));
  useLayoutEffect(() => {
    latest.current = { turn: latest.current.turn, start, onRecord };
  });

  const send = (event: DetectedEvent): void => {
    const step = stepDetectedTurn(latest.current.turn, event, latest.current.start);
    latest.current.turn = step.turn;
    if (step.record !== null) {
      const id = latest.current.onRecord(step.record);
      if (id !== null) ownIds.current.add(id);
    }
    setTurn(step.turn);
  };

  const follow = useEffectEvent(() => {
    const [before, after] = [known.current, turnsOf(match)];
    known.current = after;
    const ids = new Set(after.map(({ id }) => id));
    const removed = before.filter(({ id }) => !ids.has(id));
    if (removed.length > 0) return send({ kind: 'undone', darts: removed[0]?.darts ?? [] });
    const foreign = after
      .slice(before.length)
      .filter(({ id, playerId }) => !ownIds.current.has(id) && isHere(playerId));
    if (foreign.length > 0) send({ kind: 'entered' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads the match
  useEffect(() => follow(), [match]);
  useEffect(() => keepDetection(match, turn), [match, turn]);
  return { turn, send } as const;
}
