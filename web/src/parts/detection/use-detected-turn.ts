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
  /** Where the turn of a player at this board begins; null while nobody here is to throw. */
  readonly start: TurnStart | null;
  /** Whether a player throws at this board: no bot, no online opponent. */
  readonly isHere: (playerId: string) => boolean;
  /** Records a turn. @returns the id of the turn, null when it was refused */
  readonly onRecord: (record: RecordedDarts) => string | null;
};

/**
 * The turn at the board, kept over reloads. Turns that come into the match or leave it in any other way than through
 * it are noticed, so that no dart is counted for a turn that is not its own.
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
