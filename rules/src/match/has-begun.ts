// Whether a match has begun: it has a turn or a result. A match that was only started has not, so its players can still
// change.
import type { Match, Standing } from './types.ts';

/** Whether a match has a turn or a result, from what lists show of it. */
export const hasBegun = ({
  status,
  standing,
}: Pick<Match, 'status'> & { readonly standing: Pick<Standing, 'lastScore'> }): boolean =>
  status === 'finished' || standing.lastScore.some((score) => score !== null);
