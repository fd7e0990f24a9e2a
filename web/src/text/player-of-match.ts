import { playersOf } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import { playerName } from './party-names.ts';

/** Name of a player of a match; empty for an unknown id. */
export const nameOf = ({ parties }: Pick<Match, 'parties'>, playerId: string): string => {
  const player = parties.flatMap(playersOf).find(({ id }) => id === playerId);
  return player === undefined ? '' : playerName(player);
};
