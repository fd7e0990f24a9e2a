import { standingOf } from '@neundarter/rules/match/standing';
import type { Match, PerParty } from '@neundarter/rules/match/types';
import { legsWon } from '@neundarter/rules/match/winners';

/** Sets won by each party if the match has several sets, otherwise legs. */
export const matchResult = (match: Match): PerParty<number> => {
  const lastSet = match.sets.at(-1);
  const hasSets = match.config.setMode !== 'single-set';
  return hasSets || lastSet === undefined ? standingOf(match).sets : legsWon(lastSet);
};
