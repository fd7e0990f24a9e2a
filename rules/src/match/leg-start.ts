// The points from which the sides start a leg. With a handicap they differ, and the leg keeps both; it counts in averages,
// but it is never a short leg, because legs from different points cannot be compared.
import type { Leg, MatchSetup, PartyIndex, PerParty } from './types.ts';

/** The points from which the sides start each leg of a match. */
export const startsOfMatch = ({
  config,
  startingScores,
}: Pick<MatchSetup, 'config' | 'startingScores'>): PerParty<number> =>
  startingScores ?? [config.startingScore, config.startingScore];

/** The points of a new leg, as it stores them. */
export const startsOfLeg = (
  setup: Pick<MatchSetup, 'config' | 'startingScores'>,
): Pick<Leg, 'startingScore' | 'startingScores'> => {
  const starts = startsOfMatch(setup);
  return starts[0] === starts[1]
    ? { startingScore: starts[0] }
    : { startingScore: setup.config.startingScore, startingScores: starts };
};

/** The points from which a side starts a leg. */
export const startOf = (
  { startingScore, startingScores }: Pick<Leg, 'startingScore' | 'startingScores'>,
  party: PartyIndex,
): number => startingScores?.[party] ?? startingScore;

/** Whether both sides start a leg from different points. */
export const hasHandicap = ({ startingScores }: Pick<Leg, 'startingScores'>): boolean =>
  startingScores !== undefined && startingScores[0] !== startingScores[1];
