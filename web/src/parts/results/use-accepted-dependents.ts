import { useState } from 'react';
import { useDependents } from '../../data/club/results.ts';
import type { Dependent } from './result-match.ts';

/** The matches that would be reset, and which of them the user has given up. */
export type AcceptedDependents = {
  /** Undefined until they are known. */
  readonly dependents: readonly Dependent[] | undefined;
  /** Whether all of them are given up. */
  readonly isAccepted: boolean;
  readonly accepted: readonly string[];
  readonly onAccept: (ids: readonly string[]) => void;
};

/** What follows from a match. Whoever has agreed to lose some matches has not agreed to lose one that began since. */
export function useAcceptedDependents(eventId: string, matchId: string): AcceptedDependents {
  const { data: dependents } = useDependents(eventId, matchId);
  const [accepted, onAccept] = useState<readonly string[]>([]);
  const isAccepted = dependents?.every((one) => accepted.includes(one.matchId)) ?? false;
  return { dependents, isAccepted, accepted, onAccept };
}
