import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import type { MatchCommand } from '../../data/match/match-commands.ts';
import type { CountedTurn } from './use-turn-entry.ts';

/**
 * The command that records a turn: thrower and position come from the match as shown here.
 * Null unless the match is running.
 * @param stamp id of the turn and time in ms since 1970
 */
export const throwCommand = (
  match: Match,
  turn: CountedTurn,
  { id, at }: { readonly id: string; readonly at: number },
): MatchCommand | null => {
  const position = nextPosition(match);
  const thrower = throwerOf(match);
  if (position === null || thrower === null) return null;
  const { playerId } = thrower;
  const newThrow = { id, playerId, ...turn, timeStamp: at };
  return { kind: 'throw', id, newThrow, position };
};
