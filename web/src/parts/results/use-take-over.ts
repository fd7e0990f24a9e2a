import { useState } from 'react';
import { type TakeOver, useTakeOver as useTakeOverOf } from '../../data/club/results.ts';
import type { Following } from './take-over-field.tsx';

/** What becomes of the matches that follow, and what the other winner takes over. */
export type ChosenTakeOver = {
  readonly isPossible: boolean;
  readonly matches: TakeOver['matches'];
  readonly following: Following;
  readonly onFollowing: (following: Following) => void;
  /** Ids of the matches that are played anew and that the user has given up. */
  readonly accepted: readonly string[];
  readonly isAccepted: boolean;
  readonly onAccept: (ids: readonly string[]) => void;
};

/** The choice of a take-over; what is no longer possible is not chosen any more. @param matchId null where there is none */
export function useTakeOver(eventId: string, matchId: string | null): ChosenTakeOver {
  const { data: { isPossible, matches } = { isPossible: false, matches: [] } } = useTakeOverOf(
    eventId,
    matchId,
  );
  const [chosen, onFollowing] = useState<Following>('reset');
  const [accepted, onAccept] = useState<readonly string[]>([]);
  const anew = matches.filter(({ effect }) => effect === 'anew');
  return {
    isPossible,
    matches,
    following: isPossible ? chosen : 'reset',
    onFollowing,
    accepted,
    isAccepted: anew.every((one) => accepted.includes(one.matchId)),
    onAccept,
  };
}
