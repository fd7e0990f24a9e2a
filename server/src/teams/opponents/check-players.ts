import type { NewOpponentProps } from '@neundarter/contract/entities/opponent';
import { opponentProblems } from '@neundarter/rules/matchday/opponent-team';
import type { Refusal } from '../../platform/http/handler.ts';

/** A refusal that names players with the name or id of an earlier one; null if there are none. */
export const checkPlayers = (players: NewOpponentProps['players'], pointer: string): Refusal | null => {
  const ids = players.map(({ id }) => id);
  const wrong = new Set([
    ...opponentProblems(players).map(({ index }) => index),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : [])),
  ]);
  if (wrong.size === 0) return null;
  const fields = [...wrong]
    .toSorted((one, other) => one - other)
    .map((index) => `${pointer}/players/${index}`);
  return { code: 'error.invalid-request', fields };
};
