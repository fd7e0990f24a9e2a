// What is expected of a match before it begins: even chances, and the leg of the day.
import { expectedLegs, usualWay } from '@neundarter/rules/hall/expected-length';
import { legsNeeded } from '@neundarter/rules/match/winners';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';

/** Expected lengths of matches in ms. @param leg of the day, in ms */
export const lengthsOf =
  (leg: number) =>
  ({ config }: PlannedMatch): number => {
    const needed = legsNeeded(config);
    return usualWay + leg * expectedLegs([needed, needed], 0.5);
  };
