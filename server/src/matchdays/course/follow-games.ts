import { ok } from '@neundarter/rules/result';
import type { MatchFollower } from '../../matches/settle-match.ts';
import { keepState } from '../core/keep-state.ts';

/** Keeps the result of a match day when one of its games ends, runs again after an undo, or is deleted. */
export const followGames: MatchFollower = async (tx, { before, after }) => {
  const { eventId, event } = (after ?? before)?.stored.props ?? {};
  if (event?.type === 'mdsl-matchday' && eventId) await keepState(tx, eventId);
  return ok(true);
};
